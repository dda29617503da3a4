import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { distance } from '#domain/locator/coordinates.ts'
import { technicianFiles } from '#integrations/technicians/files.ts'
import { readTechnicians, TECHNICIANS_FOLDER } from '#integrations/technicians/library.ts'
import { site } from '#site.ts'

const PROJECT = `${process.cwd()}/`

/** A project with these files under the technicians' folder. */
function project(files: Record<string, string>): string {
  const root = `${mkdtempSync(join(tmpdir(), 'technicians-'))}/`
  mkdirSync(join(root, TECHNICIANS_FOLDER, 'imported'), { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(root, TECHNICIANS_FOLDER, name), text)
  return root
}

const yaml = (id: string) => `- { id: ${id}, name: Shop, location: { lat: 51.5, lng: -0.1 } }\n`

describe('the samples of this site', () => {
  const { written, problems } = readTechnicians(PROJECT)
  const { latitude, longitude } = site.map.start

  test('are eight, without a mistake, around the place where the map opens, and say that they are samples', () => {
    expect(problems).toEqual([])
    const samples = written.filter(({ source }) => source === 'sample')
    expect(samples).toHaveLength(8)
    for (const { location } of samples)
      expect(distance(location, { lat: latitude, lng: longitude })).toBeLessThan(2000)
  })

  test('reach no one: numbers that Ofcom reserves for drama, sites of example.org', () => {
    for (const { contact, website, email } of written) {
      expect(contact).toMatch(/^(pending|\+4420794600\d\d|\+447700900\d{3})$/)
      expect(website).toMatch(/^(pending|https:\/\/[a-z-]+\.example\.org\/)$/)
      expect(email).toMatch(/^(pending|[a-z]+@[a-z-]+\.example\.org)$/)
    }
  })
})

test('an id that occurs twice is a problem, across files too', () => {
  const line = '{"id":"6","name":"Shop","location":{"lat":51.5,"lng":-0.1}}\n'
  const { problems } = readTechnicians(
    project({ 'a.yaml': yaml('"6"'), 'imported/b.ndjson': line }),
  )
  expect(problems).toEqual(['The id 6 belongs to two technicians. Give each its own.'])
})

test('a mistake is named with its file, its entry and its field', () => {
  const { problems } = readTechnicians(
    project({
      'a.yaml': `${yaml('a')}- { id: b, name: Shop, location: { lat: 95, lng: 0 }, contact: "020 7946 0001" }\n`,
      'imported/b.ndjson': '{"id":\n',
    }),
  )
  expect(problems).toHaveLength(3)
  expect(problems.join('\n')).toMatch(/a\.yaml, entry 2, location\.lat/)
  expect(problems.join('\n')).toMatch(/a\.yaml, entry 2, contact/)
  expect(problems.join('\n')).toMatch(/b\.ndjson, entry 1/)
})

test('files of the map name the source and the licence; others need not', () => {
  const { written } = readTechnicians(project({ 'a.yaml': yaml('a') }))
  expect(technicianFiles(written).get('index.json')).toBe('{"shards":["g"]}')
  const fromMap = written.map(technician => Object.assign(technician, { source: 'osm' as const }))
  expect(technicianFiles(fromMap).get('index.json')).toContain('"licence":"ODbL-1.0"')
})

describe('npm run technicians:import', () => {
  const run = (root: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(PROJECT, 'scripts/technicians-import.ts'), ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  const elements = [
    { type: 'node', id: 2, lat: 51.5, lon: -0.1, tags: { name: 'B', craft: 'electronics_repair' } },
    { type: 'node', id: 1, lat: 51.5, lon: -0.1, tags: { name: 'A', shop: 'computer' } },
    { type: 'node', id: 3, lat: 51.5, lon: -0.1, tags: { shop: 'computer' } },
  ]

  test('writes what the build reads, and says what it left out', () => {
    const root = project({ 'map.json': JSON.stringify({ elements }) })
    const said = run(root, join(root, TECHNICIANS_FOLDER, 'map.json'))
    expect(said).toContain('Read 3 objects')
    expect(said).toContain('kept 2')
    expect(said).toContain('Left out: 1, no name.')
    expect(said).toContain('© OpenStreetMap contributors. Licence: ODbL 1.0.')
    const { imported, problems } = readTechnicians(root)
    expect(problems).toEqual([])
    expect(imported.map(({ id, source }) => `${id} ${source}`)).toEqual([
      'osm-node-1 osm',
      'osm-node-2 osm',
    ])
  })

  test.each([
    ['nothing', '', /cannot be read as JSON/],
    ['a page of HTML', '<html>', /cannot be read as JSON/],
    ['something else', '{"a":1}', /neither an answer of Overpass/],
    ['half an answer', '{"elements":[],"remark":"runtime error: Query timed out"}', /gave up/],
  ])('refuses %s, and leaves the old list alone', (_what, text, words) => {
    const root = project({ 'map.json': text, 'imported/openstreetmap.ndjson': 'old' })
    expect(() => run(root, join(root, TECHNICIANS_FOLDER, 'map.json'))).toThrow(words)
    expect(
      readFileSync(join(root, TECHNICIANS_FOLDER, 'imported/openstreetmap.ndjson'), 'utf8'),
    ).toBe('old')
  })
})
