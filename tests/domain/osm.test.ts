import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fromGeoJson, fromOverpass, readOsm } from '#domain/locator/osm.ts'
import { workOf } from '#domain/locator/osm-tags.ts'

const node = (tags: object, more: object = {}) =>
  fromOverpass({
    type: 'node',
    id: 7,
    lat: 51.5,
    lon: -0.1,
    tags: { name: 'Mend & Co', shop: 'computer', ...tags },
    ...more,
  })

test('an element becomes an entry that says where it comes from', () => {
  const { technicians } = readOsm([
    node({
      craft: 'electronics_repair',
      phone: '+44 20 7946 0001; +44 20 7946 0002',
      website: 'https://mend.example.org/',
      email: 'desk@mend.example.org',
      'addr:housenumber': '3',
      'addr:street': 'Sample Row',
      'addr:city': 'London',
      'addr:postcode': 'WC2N',
      'addr:suburb': 'Soho',
    }),
  ])
  expect(technicians).toEqual([
    {
      id: 'osm-node-7',
      name: 'Mend & Co',
      description: 'pending',
      location: { lat: 51.5, lng: -0.1 },
      contact: '+442079460001',
      website: 'https://mend.example.org/',
      email: 'desk@mend.example.org',
      address: '3 Sample Row, London WC2N',
      area: 'Soho',
      work: 'repairs',
      source: 'osm',
    },
  ])
})

test('an outline stands at its centre', () => {
  const way = {
    type: 'way',
    id: 9,
    center: { lat: 1, lon: 2 },
    tags: { name: 'A', shop: 'computer' },
  }
  expect(readOsm([fromOverpass(way)]).technicians[0]?.location).toEqual({ lat: 1, lng: 2 })
})

describe('what the tags prove', () => {
  test.each([
    [{ craft: 'electronics_repair' }, 'repairs'],
    [{ shop: 'computer', 'computer:repair': 'yes' }, 'repairs'],
    [{ shop: 'computer', 'service:computer:repair': 'yes' }, 'repairs'],
    [{ shop: 'mobile_phone', repair: 'yes' }, 'repairs'],
    [{ repair: 'assisted_self_service' }, 'repairs'],
    [{ shop: 'computer' }, 'sells'],
    [{ shop: 'computer', repair: 'no' }, 'sells'],
    [{ shop: 'mobile_phone' }, 'sells'],
    [{ shop: 'repair' }, 'unknown'],
    [{ amenity: 'community_centre', name: 'Repair Café Lambeth' }, 'unknown'],
    [{ shop: 'electronics' }, undefined],
    [{ shop: 'electronics', repair: 'yes' }, 'repairs'],
    [{ shop: 'bakery' }, undefined],
    [{ shop: 'shoes', repair: 'yes' }, undefined],
    [{ shop: 'computer', repair: 'only' }, 'repairs'],
    [{ shop: 'electronics', repair: 'no' }, undefined],
    [{ craft: 'shoemaker' }, undefined],
    [{ repair: 'computer' }, 'repairs'],
    [{ repair: 'bicycle; laptop' }, 'repairs'],
    [{ repair: 'bicycle;electronics' }, 'repairs'],
    [{ repair: 'no computer' }, undefined],
    [{ name: 'repair cafe' }, 'unknown'],
    [{ name: 'Café of repair' }, undefined],
    [{}, undefined],
  ])('%o is %s', (tags, work) => expect(workOf(tags)).toBe(work))
})

describe('what the map says in several ways', () => {
  const read = (tags: object) => readOsm([node(tags)]).technicians[0]

  test.each([
    [{ brand: 'Mender', operator: 'Other' }, 'Mender'],
    [{ operator: 'Other' }, 'Other'],
  ])('becomes its name where it has none: %j', (tags, name) => {
    const place = { type: 'node', id: 7, lat: 51.5, lon: -0.1 }
    const { technicians } = readOsm([
      fromOverpass({ ...place, tags: { shop: 'computer', ...tags } }),
    ])
    expect(technicians[0]?.name).toBe(name)
  })

  test.each([
    ['contact', { 'contact:phone': '+44 20 7946-0001' }, '+442079460001'],
    ['contact', { 'contact:mobile': '0044 (0)20.7946/0001' }, '+442079460001'],
    ['contact', { phone: '+44 20 7946 0002', 'contact:phone': '+1' }, '+442079460002'],
    ['contact', {}, 'pending'],
    ['website', { 'contact:website': 'https://a.example ;https://b.example' }, 'https://a.example'],
    ['email', { 'contact:email': 'a@b.example' }, 'a@b.example'],
    ['description', { description: ' We \n mend. ' }, 'We mend.'],
    ['description', {}, 'pending'],
    ['address', { 'addr:street': 'Row', 'addr:town': 'Ely' }, 'Row, Ely'],
    ['address', { 'addr:street': 'Row', 'addr:postcode': 'CB7' }, 'Row, CB7'],
    ['address', { 'addr:street': 'Row' }, 'Row'],
    ['address', { 'addr:city': 'Ely', 'addr:postcode': 'CB7' }, 'pending'],
    ['area', { 'addr:city': 'Ely', 'addr:town': 'Other' }, 'Ely'],
    ['area', { 'addr:town': 'Ely' }, 'Ely'],
    ['area', {}, ''],
  ] as const)('becomes the %s: %j', (field, tags, said) => {
    expect(read(tags)?.[field]).toBe(said)
  })

  test('is cut where it is endless', () => {
    const long = read({ name: 'x'.repeat(119) + ' yz', description: 'd'.repeat(900) })
    expect(long?.name).toBe('x'.repeat(119))
    expect(long?.description).toHaveLength(600)
    expect(read({ 'addr:street': 's'.repeat(300) })?.address).toHaveLength(200)
    expect(read({ 'addr:city': 'c'.repeat(100) })?.area).toHaveLength(80)
  })

  test.each([
    [{ opening_hours: 'off' }, true],
    [{ disused: 'yes' }, true],
    [{ abandoned: 'yes' }, true],
    [{ end_date: '2019' }, true],
    [{ disused: 'no' }, false],
    [{ opening_hours: 'Mo-Fr 09:00-17:00' }, false],
  ])('or that it is closed for good: %j %j', (tags, closed) => {
    expect(readOsm([node(tags)]).dropped['closed for good']).toBe(closed ? 1 : undefined)
  })
})

test('what is left out is counted, with the reason', () => {
  const { technicians, dropped, emptied } = readOsm([
    node({}),
    node({}),
    node({ name: '' }, { id: 8 }),
    node({ shop: 'bakery' }, { id: 9 }),
    node({ opening_hours: 'closed' }, { id: 10 }),
    node({}, { id: 11, lat: 91 }),
    node({}, { id: 12, lat: undefined, lon: undefined }),
    node({ phone: '020 7946 0001', website: 'http://a.example.org', email: 'nobody' }, { id: 13 }),
    fromOverpass('nonsense'),
    fromOverpass(null),
  ])
  expect(technicians.map(({ id }) => id)).toEqual(['osm-node-7', 'osm-node-13'])
  expect(dropped).toEqual({
    'twice in the file': 1,
    'no name': 1,
    'neither repairs nor sells computers': 1,
    'closed for good': 1,
    'no place': 2,
    'not an OpenStreetMap object': 2,
  })
  expect(emptied).toEqual({
    'telephone not in international form': 1,
    'website not https': 1,
    'e-mail unreadable': 1,
  })
})

test.each([
  ['overpass-turbo', { properties: { '@id': 'way/5', shop: 'computer', name: 'A' } }, 'osm-way-5'],
  [
    'osmium',
    { id: 'n6', properties: { shop: 'computer', name: 'A', '@version': 3 } },
    'osm-node-6',
  ],
])('GeoJSON of %s is read', (_tool, feature, id) => {
  const polygon = {
    type: 'Polygon',
    coordinates: [
      [
        [2, 1],
        [2.1, 1],
        [2, 1],
      ],
    ],
  }
  const { technicians } = readOsm([fromGeoJson({ type: 'Feature', geometry: polygon, ...feature })])
  expect(technicians[0]).toMatchObject({ id, location: { lat: 1, lng: 2 } })
})

test('a point of GeoJSON stands where it says, and what has no place or number stays out', () => {
  const feature = (id: string | undefined, geometry: object | null) =>
    fromGeoJson({ id, geometry, properties: { name: 'A', shop: 'computer', levels: 3 } })
  const point = { type: 'Point', coordinates: [2, 1] }
  const { technicians, dropped } = readOsm([
    feature('relation/42', point),
    feature('node/5', null),
    feature('node/6', { type: 'Point', coordinates: 'here' }),
    feature('shop/7', point),
    feature('node/x8', point),
    feature('my node/9', point),
    feature('w10 ', point),
    feature(undefined, point),
  ])
  expect(technicians.map(({ id, location }) => [id, location])).toEqual([
    ['osm-relation-42', { lat: 1, lng: 2 }],
  ])
  expect(dropped).toEqual({ 'no place': 2, 'not an OpenStreetMap object': 5 })
})

test('markup and control characters do not get into a name', () => {
  expect(
    readOsm([node({ name: '<img src=x onerror=alert(1)>\u0007 Shop' })]).technicians[0]?.name,
  ).toBe('img src=x onerror=alert(1) Shop')
})

test('no answer, however strange, breaks the reading', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.anything(),
          fc.json().map(text => JSON.parse(text) as unknown),
        ),
      ),
      things => {
        const reading = readOsm([...things.map(fromOverpass), ...things.map(fromGeoJson)])
        expect(Array.isArray(reading.technicians)).toBe(true)
      },
    ),
  )
})
