import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { stem } from '#domain/search/stem.ts'

test.each([
  ['charge charges charged charging'],
  ['freeze freezes freezing'],
  ['stop stops stopped stopping'],
  ['type types typed typing'],
  ['battery batteries'],
  ['crash crashes crashed crashing'],
  ['recognise recognize recognised recognizes recognising'],
  ['colour color colours'],
  ['update updates updated updating'],
  ['install installs installed installing'],
  ['virus viruses'],
  ['random randomly'],
  ['glass glasses'],
  ['box boxes boxed boxing'],
  ['buzz buzzes buzzed buzzing'],
  ['flash flashes flashed flashing'],
  ['touch touches touched touching'],
  ['tie ties'],
  ['reply replies replied replying'],
  ['play plays played playing'],
  ['spell spells spelled spelling'],
  ['add adds added adding'],
  ['press presses pressed pressing'],
  ['plug plugs plugged plugging'],
  ['save saves saved saving'],
  ['need needs needed needing'],
  ['speed speeds speeding'],
  ['restore restores restored restoring'],
  ['behaviour behavior behaviours'],
  ['organize organise organizing organised'],
  ['hour hours'],
  ['key keys'],
  ['apply applies applied applying'],
  ['slow slowly'],
  ['lazy lazily'],
])('%s are forms of one word', forms => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1)
})

test.each([
  ['print', 'printer'],
  ['charge', 'charger'],
  ['care', 'car'],
  ['speed', 'spe'],
  ['note', 'not'],
  ['driver', 'drive'],
  ['bring', 'br'],
  ['bed', 'b'],
  ['freed', 'fre'],
  ['shy', 'shi'],
  ['reply', 'rep'],
  ['only', 'on'],
  ['his', 'hi'],
  ['bios', 'bio'],
  ['guess', 'gue'],
  ['virus', 'viru'],
  ['sour', 'sor'],
  ['size', 'siz'],
  ['prize', 'pris'],
  ['a2zing', 'a2z'],
])('"%s" and "%s" stay different', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

test('short words, codes and other alphabets are left alone', () => {
  expect(['usb', '0x80070643', 'мышь', ''].map(stem)).toEqual(['usb', '0x80070643', 'мышь', ''])
})

test('a stem is never longer than the word by more than an e, and never empty', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,15}$/), word => {
      expect(stem(word).length).toBeGreaterThan(0)
      expect(stem(word).length).toBeLessThanOrEqual(word.length)
    }),
  )
})
