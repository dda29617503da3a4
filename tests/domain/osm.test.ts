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
  ])('%o is %s', (tags, work) => expect(workOf(tags)).toBe(work))
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
