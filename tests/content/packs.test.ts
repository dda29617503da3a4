import { strFromU8, unzipSync } from 'fflate'
import { parse } from 'parse5'
import type { DefaultTreeAdapterMap } from 'parse5'
import { afterEach, describe, expect, test } from 'vitest'

import { libraryPackPath, packPath, topicPackPath } from '#domain/guide/packs.ts'
import { topics } from '#domain/topics.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { packs, readDrawings } from '#integrations/packs/packs.ts'

type Node = DefaultTreeAdapterMap['node']

const root = process.cwd()
const { guides } = readLibrary(root)
const drawings = readDrawings(root)
const built = packs(guides, drawings)
const opened = (path: string) =>
  Object.fromEntries(
    Object.entries(unzipSync(built.get(path) ?? new Uint8Array())).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  )
const library = opened(libraryPackPath)

function elements(node: Node): DefaultTreeAdapterMap['element'][] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elements) : []
  return 'tagName' in node ? [node, ...inside] : inside
}

test('there is a pack for every guide that offers one, every topic, and the library', () => {
  const offered = guides.filter(({ zipUrl }) => zipUrl?.startsWith('/downloads/'))
  expect(offered.map(({ id }) => id)).toEqual(
    expect.arrayContaining([1, 7, 16, 24, 30, 34, 43, 101]),
  )
  expect([...built.keys()].toSorted()).toEqual(
    [
      ...offered.map(packPath),
      ...topics.map(({ id }) => topicPackPath(id)),
      libraryPackPath,
    ].toSorted(),
  )
})

test('the pack of a guide holds the guide, its safety page and a log sheet', () => {
  expect(Object.keys(opened('/downloads/7-no-internet.zip'))).toEqual([
    '7-no-internet/guide.html',
    '7-no-internet/safety.html',
    '7-no-internet/log.html',
  ])
})

test('the library holds every guide, and weighs at most 1 MB', () => {
  expect(Object.keys(library)).toHaveLength(1 + guides.length * 3)
  expect(built.get(libraryPackPath)?.length).toBeLessThanOrEqual(1_000_000)
})

test('on paper, too, a safeguard stands directly above its step', () => {
  const html = opened('/downloads/16-wifi-not-connecting.zip')['16-wifi-not-connecting/guide.html']
  expect(html).toMatch(
    /<p class="careful"><b>Before this step:<\/b> A home phone, [^<]*<\/p>\s*<p class="say"><b>Pull the power cable out/,
  )
})

describe('every page of the packs', () => {
  const pages = Object.entries(library).map(([name, html]) => ({ name, html }))

  test.each(pages)('$name runs nothing, fetches nothing, and links to what is there', page => {
    const all = elements(parse(page.html))
    const tags = all.map(({ tagName }) => tagName)
    for (const tag of ['script', 'img', 'iframe', 'link', 'object']) expect(tags).not.toContain(tag)
    const attributes = all.flatMap(({ attrs }) => attrs)
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
    expect(page.html).not.toMatch(/\b(?:undefined|NaN|\[object)/)

    const ids = new Set(attributes.filter(({ name }) => name === 'id').map(({ value }) => value))
    const links = attributes.filter(({ name }) => name === 'href').map(({ value }) => value)
    const folder = page.name.replace(/[^/]*$/, '')
    const lost = links.filter(link => {
      if (link.startsWith('https://')) return false
      if (link.startsWith('#')) return !ids.has(link.slice(1))
      const target = new URL(link, `file:///${folder}`).pathname.slice(1)
      return !Object.keys(library).includes(target)
    })
    expect(lost).toEqual([])
  })
})

test('the guide has its warnings, a box a step, what should happen, and its drawings inside', () => {
  const html = library['16-wifi-not-connecting/guide.html'] ?? ''
  const guide = guides.find(({ id }) => id === 16)
  expect(html).toContain('It is a work or school computer.')
  expect(html.match(/What should happen/g)).toHaveLength(guide?.fixes.length ?? 0)
  expect(html).toContain('<figure><svg')
  expect(html).not.toContain('<desc')
})

test('the safety page repeats the warnings that stand inside the fixes', () => {
  const html = library['1-no-power/safety.html'] ?? ''
  expect(html).toContain('You smell burning')
  expect(html).toContain('Never open the power supply or a charger.')
})

test('a guide alone links to others on the site; in the library it links to their files', () => {
  const alone = opened('/downloads/7-no-internet.zip')['7-no-internet/guide.html']
  expect(alone).toContain('href="https://fixwise.example/issue/16"')
  expect(library['7-no-internet/guide.html']).toContain(
    'href="../16-wifi-not-connecting/guide.html"',
  )
})

describe('the packs are the same bytes', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  test.each(['Pacific/Auckland', 'America/Los_Angeles'])('when built in %s', place => {
    process.env['TZ'] = place
    const again = packs(guides, drawings)
    for (const [path, bytes] of built)
      expect(Buffer.compare(again.get(path) ?? Buffer.alloc(0), bytes)).toBe(0)
  })
})
