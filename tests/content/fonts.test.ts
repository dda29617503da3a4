import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'

import { faces } from '../fonts.ts'
import { lettersOf } from '../../scripts/font-letters.ts'
import { onGrid, outlinesOf } from '../../scripts/font-outlines.ts'

describe.each(faces)('$file', ({ family, file, letters }) => {
  const drawn = () => lettersOf(readFileSync(`public${file}`))

  test('has all letters for which a browser loads it', async () => {
    const own = await drawn()
    expect([...letters].filter(letter => !own.includes(letter))).toEqual([])
  })

  test('has no letter that no browser would load a font for', async () => {
    const asked = new Set(faces.flatMap(face => (face.family === family ? [...face.letters] : [])))
    expect([...(await drawn())].filter(letter => !asked.has(letter))).toEqual([])
  })
})

test('no character is claimed by two parts of a font family', () => {
  for (const family of ['Atkinson', 'Besley']) {
    const asked = faces.flatMap(face => (face.family === family ? [...face.letters] : []))
    expect(asked.length).toBe(new Set(asked).size)
  }
})

test('names in other languages of Europe are drawn in our own letters', () => {
  for (const family of ['Atkinson', 'Besley']) {
    const asked = faces.filter(face => face.family === family).map(({ letters }) => letters)
    for (const name of ['Łukasz Żółć', 'Dvořák', 'Zoë', 'Åse Ørsted', 'José Peña', 'Günther Weiß'])
      expect([...name].filter(letter => !asked.join('').includes(letter))).toEqual([])
  }
})

test('a font on a coarser grid keeps its letters, and no line of them moves by more than half a step', async () => {
  const packed = readFileSync('public/fonts/besley-3.woff2')
  const font = await subsetFont(packed, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
  const coarse = onGrid(font, 10)
  const [before, after] = [outlinesOf(font).flat(), outlinesOf(coarse).flat()]
  expect(after.length).toBe(before.length)
  expect(after.length).toBeGreaterThan(1000)
  for (const [at, { x, y, onCurve }] of after.entries()) {
    expect([x % 10, y % 10]).toEqual([expect.closeTo(0), expect.closeTo(0)])
    expect(Math.abs(x - (before[at]?.x ?? 0))).toBeLessThanOrEqual(5)
    expect(Math.abs(y - (before[at]?.y ?? 0))).toBeLessThanOrEqual(5)
    expect(onCurve).toBe(before[at]?.onCurve)
  }
  expect(await lettersOf(coarse)).toBe(await lettersOf(font))
})
