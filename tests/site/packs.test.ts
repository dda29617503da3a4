import { globSync, readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'

import { linesOf, passagesOf } from '#domain/guide/guide.ts'
import { libraryPackPath, packPath, topicPackPath } from '#domain/guide/packs.ts'
import { topics } from '#domain/guide/topics.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { attribute, elementsOf, plainWords, textOf } from './page.ts'

const DIST = 'dist'
const { guides } = readLibrary('.')
const opened = (path: string) =>
  Object.entries(unzipSync(readFileSync(`${DIST}${path}`))).map(([name, bytes]) => {
    const document = parse(strFromU8(bytes))
    return { name, html: strFromU8(bytes), document, elements: elementsOf(document) }
  })
const library = opened(libraryPackPath)
const names = library.map(({ name }) => name)
const fileIn = (pack: typeof library, name: string) => {
  const file = pack.find(file => file.name === name)
  if (!file) throw new Error(`${name} is not in the pack.`)
  return file
}

test('there is a pack for every guide that offers one, for every topic and for the library', () => {
  const offered = guides.filter(({ zipUrl }) => zipUrl?.startsWith('/downloads/'))
  expect(offered.map(({ id }) => id)).toEqual(
    expect.arrayContaining([1, 7, 16, 24, 30, 34, 43, 101]),
  )
  expect(globSync('downloads/*.zip', { cwd: DIST }).toSorted()).toEqual(
    [...offered.map(packPath), ...topics.map(({ id }) => topicPackPath(id)), libraryPackPath]
      .map(path => path.slice(1))
      .toSorted(),
  )
})

test('the pack of a guide contains the guide, its safety page and a log sheet', () => {
  expect(opened('/downloads/7-no-internet.zip').map(({ name }) => name)).toEqual([
    '7-no-internet/guide.html',
    '7-no-internet/safety.html',
    '7-no-internet/log.html',
  ])
})

test('the library begins with its contents and has every guide in order, at most 16.5 kB each', () => {
  expect(names).toEqual([
    'index.html',
    ...guides.flatMap(({ id, slug }) =>
      ['guide', 'safety', 'log'].map(file => `${id}-${slug}/${file}.html`),
    ),
  ])
  expect(readFileSync(`${DIST}${libraryPackPath}`).length).toBeLessThanOrEqual(
    guides.length * 16_500,
  )
})

describe('every file of the library', () => {
  test.each(library)('$name runs nothing, loads nothing and links only to what exists', file => {
    const tags = file.elements.map(({ tagName }) => tagName)
    for (const tag of ['script', 'img', 'iframe', 'link', 'object', 'astro-island', 'button'])
      expect(tags).not.toContain(tag)
    const attributes = file.elements.flatMap(({ attrs }) => attrs)
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
    expect(file.html).not.toMatch(/\b(?:undefined|NaN|\[object)|url\((?!#)/)

    const ids = new Set(attributes.filter(({ name }) => name === 'id').map(({ value }) => value))
    const links = attributes.filter(({ name }) => name === 'href').map(({ value }) => value)
    const folder = file.name.replace(/[^/]*$/, '')
    const lost = links.filter(link => {
      if (/^(?:https|mailto):/.test(link)) return false
      if (link.startsWith('#')) return !ids.has(link.slice(1))
      return !names.includes(new URL(link, `file:///${folder}`).pathname.slice(1))
    })
    expect(lost).toEqual([])
  })
})

test.each(guides)('guide $id has the same text in its pack as in its file', guide => {
  const { document } = fileIn(library, `${guide.id}-${guide.slug}/guide.html`)
  const shown = plainWords(textOf(document))
  expect(
    linesOf(passagesOf(guide)).filter(line => !shown.includes(plainWords(line).trim())),
  ).toEqual([])
})

test('whatever needs the site is left out, and no part of a guide has to be opened', () => {
  const { html, elements } = fileIn(library, '16-wifi-not-connecting/guide.html')
  expect(html).not.toContain('Login to Read More')
  expect(html).not.toContain('Listen')
  expect(elements.filter(({ tagName }) => tagName === 'html').map(root => root.attrs)).toEqual([
    [
      { name: 'lang', value: 'en-GB' },
      { name: 'class', value: 'opened' },
    ],
  ])
  const closed = elements.filter(
    element => element.tagName === 'details' && attribute(element, 'open') === undefined,
  )
  expect(closed).toEqual([])
})

test('every system is shown until the reader chooses one, and each part names its system', () => {
  const { document, elements } = fileIn(library, '16-wifi-not-connecting/guide.html')
  const chosen = elements.filter(element => attribute(element, 'checked') !== undefined)
  expect(chosen.map(element => attribute(element, 'value'))).toEqual(['all'])
  expect(plainWords(textOf(document))).toMatch(
    /Windows 11 and 10: ?Save your work Right-click Start/,
  )
})

test('a safeguard stands directly above its step on paper too', () => {
  const { document } = fileIn(library, '16-wifi-not-connecting/guide.html')
  expect(plainWords(textOf(document))).toMatch(
    /Before this step: A home phone, [^:]*?Pull the power cable out/,
  )
})

test('the safety page repeats the warnings from inside the fixes', () => {
  const text = plainWords(textOf(fileIn(library, '1-no-power/safety.html').document))
  expect(text).toContain('You smell burning')
  expect(text).toContain('Fix 6: Press the memory into place')
  expect(text).toContain('Never open the power supply or a charger')
  expect(text).toContain('Unplug the computer before you look at cables or plugs')
})

test('the log sheet has a row for each fix', () => {
  const text = plainWords(textOf(fileIn(library, '16-wifi-not-connecting/log.html').document))
  expect(text).toContain('Fix 1: Turn Wi-Fi off and on')
  expect(text).toContain('Fix 7: ')
})

test('a guide on its own links to others on the site, and in the library to their files', () => {
  const alone = fileIn(opened('/downloads/7-no-internet.zip'), '7-no-internet/guide.html')
  expect(alone.html).toContain('href="https://fixwise.example/issue/16"')
  expect(fileIn(library, '7-no-internet/guide.html').html).toContain(
    'href="../16-wifi-not-connecting/guide.html"',
  )
})
