import { expect, test } from 'vitest'

import type { Hit } from '#domain/search/engine.ts'
import { foundSentence } from '#domain/sentences.ts'

const shown = { title: '', description: '', score: 1, marks: { title: [], description: [] } }
const guide: Hit = { ...shown, kind: 'guide', id: 16 }
const code: Hit = { ...shown, kind: 'code', code: '0x7A', address: '/codes/0x7a' }

test.each([
  [[guide], '1 guide for “fan”'],
  [[guide, guide, guide], '3 guides for “fan”'],
  [[code, guide], '1 guide and 1 code for “fan”'],
  [[code, code], '2 codes for “fan”'],
])('what was found is counted by its kind', (hits, sentence) => {
  expect(foundSentence(hits, 'fan')).toBe(sentence)
})
