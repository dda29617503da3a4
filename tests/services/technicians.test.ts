import { expect, test } from 'vitest'

import { geohash } from '#domain/locator/geohash.ts'
import { technicianFiles } from '#services/technicians.ts'

const HOME = { lat: 51.5074, lng: -0.1278 }
const file = { id: ['a'], name: ['A'], lat: [HOME.lat], lng: [HOME.lng] }

/** A site with these files, that counts what is asked of it. What is not among them never arrives. */
function siteWith(files: Record<string, unknown>) {
  const asked: string[] = []
  const get = async (path: string) => {
    asked.push(path)
    const file = files[path]
    if (file === undefined) throw new TypeError('Failed to fetch')
    return new Response(typeof file === 'string' ? file : JSON.stringify(file))
  }
  return { asked, files, service: technicianFiles(get) }
}

test('only the index and the files for the area are fetched, and only once', async () => {
  const { asked, service } = siteWith({
    '/technicians/index.json': { shards: ['gcpvj0d', 'u09tvw0'] },
    '/technicians/gcpvj0d.json': file,
  })
  expect(await service.around(HOME)).toMatchObject({ ok: true, value: [{ id: 'a' }] })
  expect(await service.around({ lat: 51.508, lng: -0.128 })).toMatchObject({ ok: true })
  expect(asked).toEqual(['/technicians/index.json', '/technicians/gcpvj0d.json'])
})

test('being offline is reported, and the next look-up tries again', async () => {
  const { files, service } = siteWith({})
  expect(await service.around(HOME)).toEqual({ ok: false, reason: 'offline' })
  files['/technicians/index.json'] = { shards: [] }
  expect(await service.around(HOME)).toEqual({ ok: true, value: [] })
})

test('a file missing on the server is not blamed on the connection', async () => {
  const service = technicianFiles(async () => new Response('', { status: 404 }))
  expect(await service.around(HOME)).toEqual({ ok: false, reason: 'broken' })
})

test.each([
  ['a page of HTML', '<!doctype html>'],
  ['another shape', { shards: ['<script>'] }],
])(
  '%s in place of the index counts as broken, and the connection is not blamed',
  async (_what, index) => {
    const { service } = siteWith({ '/technicians/index.json': index })
    expect(await service.around(HOME)).toEqual({ ok: false, reason: 'broken' })
  },
)

test('an entry with an impossible coordinate makes its file count as broken', async () => {
  const { service } = siteWith({
    '/technicians/index.json': { shards: ['gcpvj0d'] },
    '/technicians/gcpvj0d.json': { ...file, lat: [100] },
  })
  expect(await service.around(HOME)).toEqual({ ok: false, reason: 'broken' })
})

test('a long journey does not fill the memory: old files are dropped and fetched again', async () => {
  const stops = Array.from({ length: 100 }, (_, at) => ({ lat: 0.1, lng: at }))
  const shards = stops.map(stop => geohash(stop, 7))
  const files = Object.fromEntries(
    shards.map(name => [`/technicians/${name}.json`, { lat: [], lng: [] }]),
  )
  const { asked, service } = siteWith({ '/technicians/index.json': { shards }, ...files })
  for (const stop of stops) await service.around(stop)
  await service.around({ lat: 0.1, lng: 99 })
  expect(asked).toHaveLength(101)
  await service.around({ lat: 0.1, lng: 0 })
  expect(asked.at(-1)).toBe(`/technicians/${shards[0]}.json`)
})
