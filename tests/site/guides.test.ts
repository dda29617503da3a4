import { describe, expect, test } from 'vitest'

import { pictureNamed } from '#components/guide/pictures.ts'
import { linesOf, passagesOf } from '#domain/guide/guide.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { attribute, elementsOf, named, textOf, plainWords } from './page.ts'
import { pageAt } from './site.ts'
import type { BuiltPage, Element } from './page.ts'

const { guides } = readLibrary('.')

const withClass = (page: BuiltPage, name: string) =>
  page.elements.filter(element => attribute(element, 'class')?.split(' ').includes(name))

describe.each(guides)('guide $id', guide => {
  const page = pageAt(`/issue/${guide.id}`)

  test('previews exactly the first 200 characters of its text', () => {
    const preview = withClass(page, 'preview').map(textOf).join('')
    expect([...new Intl.Segmenter('en').segment(preview)]).toHaveLength(200)
    expect(guide.plainText.startsWith(preview)).toBe(true)
  })

  test('draws its steps outside the guide, whose styles by :has() would be worked out again at each one', () => {
    const islands = (elements: readonly Element[]) =>
      elements.filter(element => attribute(element, 'component-export') === 'Turns')
    expect(islands(page.elements)).toHaveLength(1)
    expect(withClass(page, 'guide').flatMap(box => islands(elementsOf(box)))).toEqual([])
  })

  test('contains its whole text for crawlers, marked as collapsed', () => {
    const full = withClass(page, 'full').map(textOf).join(' ')
    for (const { number, word } of guide.fixes) expect(full).toContain(`${word} ${number}: `)
    expect(page.html).toContain('"isAccessibleForFree":false')
    expect(page.html).toContain('"cssSelector":".full"')
  })

  test('shows everything in its file, drawings included', () => {
    const [main] = named(page, 'main')
    const shown = plainWords(main ? textOf(main) : '')
    const missing = linesOf(passagesOf(guide)).filter(
      line => !shown.includes(plainWords(line).trim()),
    )
    expect(missing).toEqual([])
    const drawings = passagesOf(guide).flatMap(passage =>
      passage.kind === 'picture' ? [{ name: passage.name, ...pictureNamed(passage.name) }] : [],
    )
    for (const { name, description } of drawings)
      for (const scheme of [`src="/pictures/${name}.svg"`, `src="/pictures/${name}.svg#dark"`])
        expect(page.html).toContain(
          `${scheme} width="280" height="150" alt="${description}" loading="lazy"`,
        )
    // A drawing of one system's screen is for readers who have that system.
    for (const { name } of drawings.filter(({ systems }) => systems.length > 0))
      expect(page.html).toMatch(
        new RegExp(`<figure class="picture" data-for="[^"]+"> ?<img src="/pictures/${name}\\.svg"`),
      )
  })

  test('shows each safeguard directly above its step', () => {
    const expected = guide.fixes
      .flatMap(({ blocks }) => blocks)
      .flatMap(block => (block.kind === 'steps' ? block.steps : []))
      .flatMap(({ safeguards, say }) => (safeguards.length > 0 ? [plainWords(say.text)] : []))
    const guards = withClass(page, 'safeguard')
    const guarded = withClass(page, 'say').filter(say =>
      guards.some(({ parentNode }) => parentNode === say.parentNode),
    )
    expect(guarded.map(say => plainWords(textOf(say)).trim())).toEqual(
      expected.map(text => text.trim()),
    )
    for (const { parentNode } of guarded)
      expect(parentNode?.childNodes.find(node => 'tagName' in node)).toSatisfy(node =>
        /\bsafeguard\b/.test(attribute(node, 'class') ?? ''),
      )
  })

  test('offers both ways to read on', () => {
    const links = named(page, 'a').map(element => [
      textOf(element).trim(),
      attribute(element, 'href'),
    ])
    expect(links).toContainEqual(['Login to Read More', '#full'])
    // The way back is added as it is pressed.
    expect(links).toContainEqual(['Login to Read Full Content', '/login'])
  })

  test('makes only claims that are true of it', () => {
    const [main] = named(page, 'main')
    const text = main ? textOf(main) : ''
    const ofRepairs = /Start with Fix 1|If it works now/
    expect(ofRepairs.test(text)).toBe(guide.fixes[0]?.word !== 'Way')
  })

  test('never collapses the warnings at its start', () => {
    const collapsed = withClass(page, 'full').map(textOf).join(' ')
    for (const { sign } of guide.stops) expect(collapsed).not.toContain(sign.text)
  })
})
