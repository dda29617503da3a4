import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { faces } from '../fonts.ts'
import { attribute, textOf } from './page.ts'
import type { BuiltPage } from './page.ts'
import { pages } from './site.ts'

const first = (family: string) =>
  new Set(faces.find(face => face.family === family && face.isFirst)?.letters)
const rare = new Set(faces.filter(({ isFirst }) => !isFirst).flatMap(({ letters }) => [...letters]))

const shownAttributes = ['placeholder', 'value', 'alt', 'label']

/** What a page sets in Besley: titles. Numerals in other places are digits only. */
const titles = ({ elements }: BuiltPage) =>
  elements.filter(({ tagName }) => tagName === 'h1' || tagName === 'h2').map(textOf)

const words = ({ elements }: BuiltPage) =>
  elements.flatMap(element => [
    ...(['html', 'head', 'body', 'script', 'style', 'title'].includes(element.tagName)
      ? []
      : [textOf(element)]),
    ...shownAttributes.flatMap(name => attribute(element, name) ?? []),
  ])

/** Letters that are shown, but not white space. */
const strange = (texts: readonly string[], known: ReadonlySet<string>) =>
  [...new Set(texts.join(''))].filter(letter => !known.has(letter) && !/\s/.test(letter))

/** A letter beyond these costs each reader of the page another font: add it to the first part (scripts/fonts.ts). */
describe('the fonts that every page loads contain all letters', () => {
  test.each(pages)('of the titles of $path', page => {
    expect(strange(titles(page), first('Besley'))).toEqual([])
  })

  test.each(pages)('of the text of $path', page => {
    expect(strange(words(page), first('Atkinson'))).toEqual([])
  })

  test('of the texts in our scripts', () => {
    const code = globSync('dist/_astro/*.js').map(file => readFileSync(file, 'utf8'))
    const known = first('Atkinson')
    expect(strange(code, known).filter(letter => rare.has(letter))).toEqual([])
  })
})
