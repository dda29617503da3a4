import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { areasOf, findAreas } from '#domain/locator/areas.ts'
import { ShardFile, slim, writeShard } from '#domain/locator/shard-file.ts'
import { cutShards, shardsAround } from '#domain/locator/shards.ts'
import { nearest, osmAddress, repeatedIds, Technician } from '#domain/locator/technicians.ts'

const HOME = { lat: 51.5074, lng: -0.1278 }
const HERE = { name: 'Soho', place: HOME, technicians: 1 }
const made = (id: string, lat: number, lng: number, more: object = {}) =>
  v.parse(Technician, { id, name: `Shop ${id}`, location: { lat, lng }, ...more })

describe('an entry', () => {
  const entry = { id: 'a', name: 'A', location: HOME }
  test('needs no more than id, name and place: the rest is pending', () => {
    expect(v.parse(Technician, entry)).toMatchObject({
      contact: 'pending',
      website: 'pending',
      email: 'pending',
      description: 'pending',
      work: 'unknown',
    })
  })

  test.each([
    ['a latitude beyond the pole', { location: { lat: 90.1, lng: 0 } }],
    ['a longitude beyond the antimeridian', { location: { lat: 0, lng: 180.5 } }],
    ['a telephone number without a country', { contact: '020 7946 0001' }],
    ['a telephone number with spaces', { contact: '+44 20 7946 0001' }],
    ['a website without encryption', { website: 'http://a.example.org' }],
    ['a script for a website', { website: 'javascript:alert(1)' }],
    ['an e-mail address without a host', { email: 'me' }],
    ['markup in a name', { name: '<b>A</b>' }],
    ['no name', { name: '  ' }],
    ['an id with a slash', { id: 'a/b' }],
    ['an id that begins with a hyphen', { id: '-a' }],
    ['an empty address', { address: ' ' }],
    ['an unknown kind of work', { work: 'mends' }],
    ['a field that nobody knows', { phone: '+442079460001' }],
  ])('with %s is refused', (_what, change) => {
    expect(v.is(Technician, { ...entry, ...change })).toBe(false)
  })
})

test('an id that occurs twice is named once', () => {
  expect(repeatedIds([{ id: '6' }, { id: '5' }, { id: '6' }, { id: '6' }])).toEqual(['6'])
})

test('the list ends at 2,000 metres and begins with the nearest', () => {
  const list = [
    made('far', 51.5274, -0.1278),
    made('b', 51.51, -0.1278),
    made('a', 51.508, -0.1278),
  ]
  expect(nearest(list, HOME).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(nearest(list, HOME)[0]?.distance).toBeCloseTo(66.7, 0)
  const twins = [made('z', 51.508, -0.1278), ...list]
  expect(nearest(twins, HOME).map(({ id }) => id)).toEqual(['a', 'z', 'b'])
})

test('somebody just over the antimeridian is near', () => {
  expect(nearest([made('a', -16.8, -179.999)], { lat: -16.8, lng: 179.999 })).toHaveLength(1)
})

test('only entries of the map lead to the map', () => {
  expect(osmAddress(made('osm-way-12', 0, 0))).toBe('https://www.openstreetmap.org/way/12')
  expect(osmAddress(made('osm-node-x', 0, 0))).toBeUndefined()
  expect(osmAddress(made('my-osm-node-1', 0, 0))).toBeUndefined()
  expect(osmAddress(made('osm-node-1-b', 0, 0))).toBeUndefined()
})

describe('files by geohash', () => {
  const spot = fc.record({
    lat: fc.oneof(
      fc.double({ min: 51.4, max: 51.6, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
    ),
    lng: fc.oneof(
      fc.double({ min: -0.3, max: 0.1, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    ),
  })

  test('every technician nearby is in a file that is loaded', () => {
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 80 }), spot, (spots, here) => {
        const technicians = spots.map(({ lat, lng }, at) => made(`t${at}`, lat, lng))
        const shards = cutShards(technicians, 4)
        const names = shardsAround({ shards: shards.map(({ name }) => name) }, here)
        const loaded = shards
          .filter(({ name }) => names.includes(name))
          .flatMap(shard => shard.technicians)
        expect(nearest(loaded, here)).toEqual(nearest(technicians, here))
      }),
      { numRuns: 300 },
    )
  })

  test('names are unique even if a hundred share one address', () => {
    const crowd = Array.from({ length: 100 }, (_, at) => made(`t${at}`, 51.5, -0.1))
    expect(cutShards(crowd, 8)).toHaveLength(1)
  })

  test('hold no more than their size, in cells of their own, with the shortest names that tell them apart', () => {
    const spots = [0, 1, 2, 3, 4].map(at => made(`t${at}`, 51.5 + at / 100, -0.1))
    const far = made('far', -33, 151)
    const shards = cutShards([...spots, far], 2)
    expect(shards.map(({ name, technicians }) => [name, technicians.map(({ id }) => id)])).toEqual([
      ['g', ['t0']],
      ['gcpv', ['t1', 't2']],
      ['gcpvjs', ['t3', 't4']],
      ['r', ['far']],
    ])
  })

  test('keep technicians of one address in the order of their ids, on every machine', () => {
    const [shard] = cutShards([made('b', 1, 2), made('a-1', 1, 2), made('a', 1, 2)])
    expect(shard?.technicians.map(({ id }) => id)).toEqual(['a', 'a-1', 'b'])
  })

  test('are loaded only where they touch the circle', () => {
    // A grid of files about 600 m apart: a circle of 1 km touches few of them.
    const grid = Array.from({ length: 400 }, (_, at) =>
      made(`t${at}`, 51.45 + Math.floor(at / 20) * 0.0055, -0.22 + (at % 20) * 0.011),
    )
    const shards = cutShards(grid, 1)
    const index = { shards: shards.map(({ name }) => name) }
    const near = nearest(grid, HOME, 1000)
    const loaded = shardsAround(index, HOME, 1000)
    expect(near.length).toBeGreaterThan(3)
    expect(loaded.length).toBeGreaterThanOrEqual(near.length)
    expect(loaded.length).toBeLessThan(3 * near.length)
    expect(loaded).toEqual(index.shards.filter(name => loaded.includes(name)))
  })

  test('no technicians make no file', () => {
    expect(cutShards([])).toEqual([])
    expect(shardsAround({ shards: [] }, HOME)).toEqual([])
  })

  test('an entry comes back out of a file as it was', () => {
    const full = made('a', 51.50741, -0.12781, {
      description: 'Mends.',
      contact: '+442079460001',
      website: 'https://a.example.org/',
      email: 'a@example.org',
      address: '1 Row',
      area: 'Soho',
      work: 'repairs',
      source: 'osm',
    })
    for (const technician of [full, made('b', 1, 2)])
      expect(v.parse(Technician, JSON.parse(JSON.stringify(slim(technician))))).toEqual(technician)
    expect(slim(made('b', 1, 2))).toEqual({ id: 'b', name: 'Shop b', location: { lat: 1, lng: 2 } })
    expect(writeShard([made('b', 1, 2)])).toEqual({
      id: ['b'],
      name: ['Shop b'],
      lat: [1],
      lng: [2],
    })
    const list = [full, made('b', 1, 2)]
    expect(v.parse(ShardFile, JSON.parse(JSON.stringify(writeShard(list))))).toEqual(list)
    expect(v.parse(ShardFile, JSON.parse(JSON.stringify(writeShard([]))))).toEqual([])
  })
})

describe('places by name', () => {
  const areas = areasOf([
    made('a', 51.51, -0.13, { area: 'Soho' }),
    made('b', 51.51, -0.14, { area: 'West Soho' }),
    made('c', 51.52, -0.14, { area: 'West Soho' }),
    made('d', 51.4, -0.1, { area: 'São Town' }),
    made('e', 51.4, -0.1),
  ])

  test('are the ones of the data, without the nameless', () => {
    expect(areas.map(({ name }) => name)).toEqual(['São Town', 'Soho', 'West Soho'])
  })

  test('are found by their beginning or a later word, without accents or capitals', () => {
    expect(findAreas(areas, 'SO').map(({ name }) => name)).toEqual(['Soho', 'West Soho'])
    expect(findAreas(areas, 'sao').map(({ name }) => name)).toEqual(['São Town'])
    expect(findAreas(areas, 'oho')).toEqual([])
  })

  test('begin with the busiest while nothing is typed', () => {
    expect(findAreas(areas, ' ', 1).map(({ name }) => name)).toEqual(['West Soho'])
    expect(findAreas(areas, '').map(({ technicians }) => technicians)).toEqual([2, 1, 1])
  })

  test('are found by words with signs between them, those first whose name begins so', () => {
    const named = ['Old St. John’s', 'St John', 'Stoke'].map(name => ({ ...HERE, name }))
    expect(findAreas(named, ' st JOHN').map(({ name }) => name)).toEqual([
      'St John',
      'Old St. John’s',
    ])
    expect(findAreas(named, 'st').map(({ name }) => name)).toEqual([
      'St John',
      'Stoke',
      'Old St. John’s',
    ])
    expect(findAreas(named, 'st', 2)).toHaveLength(2)
    expect(
      findAreas(
        Array.from({ length: 20 }, () => HERE),
        'so',
      ),
    ).toHaveLength(8)
  })

  test('lie where most of their technicians do: a namesake far away does not pull them there', () => {
    const [area] = areasOf([
      made('a', 51.51236, -0.1, { area: 'Soho' }),
      made('c', -33, 151, { area: 'Soho' }),
      made('b', 51.5, -0.13004, { area: 'Soho' }),
      made('d', 51.6, -0.2),
    ])
    expect(area).toEqual({ name: 'Soho', place: { lat: 51.5, lng: -0.1 }, technicians: 3 })
    expect(areasOf([made('a', 51.51236, -0.13004, { area: 'Soho' })])[0]?.place).toEqual({
      lat: 51.5124,
      lng: -0.13,
    })
  })

  test('are cut to the 1,500 with the most technicians, in alphabetical order', () => {
    const many = Array.from({ length: 1600 }, (_, at) => ({ area: `Town ${1600 - at}`, at }))
    const technicians = many.flatMap(({ area, at }) =>
      Array.from({ length: at < 100 ? 1 : 2 }, () => ({ area, location: HOME })),
    )
    const kept = areasOf(technicians as Technician[])
    expect(kept).toHaveLength(1500)
    expect(kept.every(({ technicians: count }) => count === 2)).toBe(true)
    expect(kept[0]?.name).toBe('Town 1')
  })
})
