import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { faces } from '../fonts.ts'
import { lettersOf } from '../../scripts/font-letters.ts'

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
