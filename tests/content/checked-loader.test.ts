import { EventEmitter } from 'node:events'
import type { LoaderContext } from 'astro/loaders'
import { beforeEach, describe, expect, test } from 'vitest'

import { checkedLoader } from '#integrations/checked-loader.ts'
import type { Checked } from '#integrations/checked-loader.ts'

const ROOT = 'file:///project/'
const sound: Checked = { entries: [{ id: '1', data: { title: 'Wi-Fi' } }], problems: [] }

class Watcher extends EventEmitter {
  watched: readonly string[] = []
  add(paths: readonly string[]) {
    this.watched = paths
  }
}

let content: Checked
let shown: Map<string, unknown>
let named: string[]

beforeEach(() => {
  content = sound
  shown = new Map()
  named = []
})

const loader = checkedLoader({ name: 'guides', paths: ['src/guides'], read: () => content })
const load = (watcher?: Watcher) =>
  loader.load({
    config: { root: new URL(ROOT) },
    store: {
      clear: () => shown.clear(),
      set: ({ id, data }: { id: string; data: unknown }) => shown.set(id, data),
    },
    logger: { error: (line: string) => named.push(line), warn: (line: string) => named.push(line) },
    generateDigest: JSON.stringify,
    watcher,
  } as unknown as LoaderContext)

describe('in a build', () => {
  test('sound content is shown', async () => {
    await load()
    expect(shown).toEqual(new Map([['1', { title: 'Wi-Fi' }]]))
  })

  test('a problem stops it, and is named', async () => {
    content = { ...sound, problems: ['16-wifi.md:3 title: Write 10 to 70 characters.'] }
    await expect(load()).rejects.toThrow('1 problems in the guides.')
    expect(named).toEqual(['16-wifi.md:3 title: Write 10 to 70 characters.'])
  })

  test('advice does not stop it', async () => {
    await load()
    content = { ...sound, advice: ['Due for review: 16'] }
    await expect(load()).resolves.toBeUndefined()
    expect(named).toEqual(['Due for review: 16'])
  })
})

describe('while a writer works', () => {
  test.each(['add', 'change', 'unlink'])('content is read again at: %s', async event => {
    const watcher = new Watcher()
    await load(watcher)
    expect(watcher.watched).toEqual(['/project/src/guides'])
    content = { entries: [{ id: '2', data: {} }], problems: [] }
    watcher.emit(event, '/project/src/guides/2-no-sound.md')
    expect([...shown.keys()]).toEqual(['2'])
  })

  test('other files are none of its business', async () => {
    const watcher = new Watcher()
    await load(watcher)
    content = { entries: [], problems: [] }
    watcher.emit('change', '/project/src/pages/index.astro')
    expect([...shown.keys()]).toEqual(['1'])
  })

  test('a problem is named, and the rest is shown', async () => {
    const watcher = new Watcher()
    await load(watcher)
    content = { entries: [{ id: '2', data: {} }], problems: ['Guide 1 has no title.'] }
    watcher.emit('change', '/project/src/guides/1-wifi.md')
    expect([...shown.keys()]).toEqual(['2'])
    expect(named).toEqual(['Guide 1 has no title.'])
  })

  test('what was shown stays while nothing of the content can be read', async () => {
    const watcher = new Watcher()
    await load(watcher)
    content = { entries: [], problems: ['This is not valid YAML.'] }
    watcher.emit('change', '/project/src/guides/1-wifi.md')
    expect([...shown.keys()]).toEqual(['1'])
  })
})

test('a file that goes away while it is read stops nothing', async () => {
  const watcher = new Watcher()
  let gone = false
  const fragile = checkedLoader({
    name: 'guides',
    paths: ['src/guides'],
    read: () => {
      if (gone) throw new Error('ENOENT')
      return sound
    },
  })
  await fragile.load({
    config: { root: new URL(ROOT) },
    store: { clear: () => shown.clear(), set: ({ id }: { id: string }) => shown.set(id, {}) },
    logger: { error: (line: string) => named.push(line) },
    generateDigest: JSON.stringify,
    watcher,
  } as unknown as LoaderContext)
  gone = true
  watcher.emit('unlink', '/project/src/guides/1-wifi.md')
  expect([...shown.keys()]).toEqual(['1'])
  expect(named).toEqual(['The guides cannot be read: Error: ENOENT'])
})
