import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

import { writeShard } from '#domain/locator/shard-file.ts'
import { cutShards, shardsAround } from '#domain/locator/shards.ts'
import type { Technician } from '#domain/locator/technicians.ts'
import { nearest } from '#domain/locator/technicians.ts'

const LONDON = { lat: 51.5074, lng: -0.1278 }
const LARGEST_FILE = 64

describe('100,000 technicians, every seventh of them in one town', () => {
  const technicians = country(100_000)
  const shards = cutShards(technicians)
  const index = { shards: shards.map(({ name }) => name) }

  test.each([
    ['the middle', LONDON],
    ['a crowded quarter', { lat: 51.5136, lng: -0.1365 }],
    ['the edge of the middle', { lat: 51.539, lng: -0.1426 }],
    ['a suburb', { lat: 51.6, lng: 0 }],
  ])('%s loads at most 30 kB in at most 20 files, and misses nobody', (_, place) => {
    const names = new Set(shardsAround(index, place))
    const loaded = shards.filter(({ name }) => names.has(name))
    const files = loaded.map(({ technicians }) => writeShard(technicians))
    const bytes = [index, ...files].map(file => brotliCompressSync(JSON.stringify(file)).length)
    expect(names.size).toBeLessThanOrEqual(20)
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000)
    const here = nearest(
      loaded.flatMap(shard => shard.technicians),
      place,
    )
    expect(here.length).toBeGreaterThan(50)
    expect(here).toHaveLength(nearest(technicians, place).length)
  })

  test('no file is large', () => {
    const largest = Math.max(...shards.map(shard => shard.technicians.length))
    expect(largest).toBeLessThanOrEqual(LARGEST_FILE)
  })
})

/** Entries as full as those of OpenStreetMap; 2 in 100 stand at the same place as the one before. */
function country(count: number): Technician[] {
  const next = sequence(42)
  const pick = (options: readonly string[]) => options[Math.floor(next() * options.length)] ?? ''
  const towns = Array.from({ length: 300 }, () => ({
    lat: 50.5 + next() * 7,
    lng: -4.5 + next() * 5.5,
  }))
  let before = LONDON
  return Array.from({ length: count }, (_, at) => {
    const town = next() < 0.135 ? LONDON : (towns[Math.floor(next() * towns.length)] ?? LONDON)
    const spread = town === LONDON ? 0.09 : 0.03
    const scattered = {
      lat: town.lat + spread * bell(next),
      lng: town.lng + 1.6 * spread * bell(next),
    }
    before = next() < 0.02 ? before : scattered
    const name = `${pick(WORDS)} ${pick(WORDS)} ${pick(WORDS)}`
    const number = Math.floor(next() * 1e9)
    const host = `${name.toLowerCase().replaceAll(' ', '-')}${Math.floor(next() * 1000)}.example.org`
    return {
      id: `osm-node-${Math.floor(next() * 9e9)}-${at}`,
      name,
      description: 'pending',
      location: before,
      contact: next() < 0.6 ? `+441${String(number).padStart(9, '0')}` : 'pending',
      website: next() < 0.4 ? `https://${host}/` : 'pending',
      email: next() < 0.2 ? `info@${host}` : 'pending',
      address:
        next() < 0.7
          ? `${number % 200} ${pick(WORDS)} Street, AB${number % 20} ${number % 9}CD`
          : 'pending',
      area: 'Town',
      work: next() < 0.4 ? 'repairs' : 'unknown',
      source: 'osm',
    }
  })
}

/** Numbers from 0 to 1 that look like chance and are the same every time (Park and Miller's generator). */
function sequence(seed: number): () => number {
  let value = seed
  return () => {
    value = (value * 48_271) % 2_147_483_647
    return value / 2_147_483_647
  }
}

/** Roughly a normal distribution, by adding up twelve even ones. */
const bell = (next: () => number) =>
  Array.from({ length: 12 }, next).reduce((sum, value) => sum + value) - 6

const WORDS =
  'Fix Mend Chip Byte Care Clinic Doctor Rescue Corner Star City Royal Green North West Smart Quick Laptop Phone Data'.split(
    ' ',
  )
