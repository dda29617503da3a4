import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { linkTo } from '#domain/guide/answer-link.ts'
import { answerOf, keyOf, Symptoms } from '#domain/guide/symptoms.ts'

describe('the key of an answer', () => {
  test.each([
    ['fix-1', { kind: 'fix', number: 1 }],
    ['fix-12', { kind: 'fix', number: 12 }],
    ['stop', { kind: 'part', part: 'stop' }],
    ['good', { kind: 'part', part: 'good' }],
    ['still', { kind: 'part', part: 'still' }],
    ['/issue/21', { kind: 'guide', id: 21 }],
    ['/issue/21#fix-3', { kind: 'guide', id: 21, fix: 3 }],
  ])('%s is read, and written again as it was', (key, answer) => {
    expect(answerOf(key)).toEqual(answer)
    expect(keyOf(answerOf(key) ?? { kind: 'part', part: 'good' })).toBe(key)
  })

  test.each(
    'fix-0 fix-01 fix-1a afix-1 fix- Stop stops /issue/0 /issue/07 /issue/7#fix-0 /issue/7#fix-2a /issue/7#stop a/issue/7'.split(
      ' ',
    ),
  )('%s is none', key => expect(answerOf(key)).toBeUndefined())
})

describe('the symptoms of a guide', () => {
  const phrases = (count: number, word = 'said') =>
    Array.from({ length: count }, (_, at) => `${word} ${at}`)
  const told = (symptoms: unknown) => {
    const { success, issues } = v.safeParse(Symptoms, symptoms)
    return success ? 'fine' : issues.map(({ message }) => message).join(' ')
  }
  const group =
    'Group the symptoms by what answers them: "fix-1:" on a line, and below it the phrases, each after "- ".'
  const list = 'Write the phrases below it, one a line, each after "- ".'

  test.each([
    ['of six', { 'fix-1': phrases(6) }, 'fine'],
    ['of five', { 'fix-1': phrases(5) }, 'Write at least 6 symptoms.'],
    ['of 24 in two groups', { stop: phrases(12), good: phrases(12, 'told') }, 'fine'],
    ['of 25', { stop: phrases(12), good: phrases(13, 'told') }, 'Write at most 24 symptoms.'],
    [
      'with one twice but for its capitals',
      { stop: ['No sound'], 'fix-1': ['no sound', ...phrases(6)] },
      'A symptom is there twice. Remove one.',
    ],
    [
      'with an unknown answer',
      { 'fix-1': phrases(6), fix2: phrases(6, 'told') },
      'Write fix-1, stop, good, still, /issue/7 or /issue/7#fix-2.',
    ],
    ['without groups', phrases(6), group],
    ['of nothing', null, group],
    ['of text', 'no sound', group],
    ['with a group that is no list', { 'fix-1': 'no sound' }, list],
    ['with an empty group', { stop: [], 'fix-1': phrases(6) }, list],
  ])('%s', (_, symptoms, message) => expect(told(symptoms)).toBe(message))
})

describe('an answer is linked', () => {
  const guide = { title: 'No Wi-Fi', headings: ['Restart', 'Forget it'], word: 'Fix' } as const
  const scams = { title: 'Scams', headings: ['Hang up'], word: 'Way' } as const
  const others = new Map([[9, scams]])

  test.each([
    ['fix-2', '#fix-2', 'Fix 2: Forget it'],
    ['stop', '#stop', 'Stop and get help if you see this'],
    ['good', '#good', 'Good to know'],
    ['still', '#still', 'Still not fixed?'],
    ['/issue/9', '/issue/9', 'Scams'],
    ['/issue/9#fix-1', '/issue/9#fix-1', 'Scams, Way 1: Hang up'],
    ['/issue/7#fix-1', '/issue/7', 'Guide 7'],
    ['fix-3', '#fix-3', 'Fix 3: '],
  ])('%s to %s as "%s"', (key, address, label) => {
    const answer = answerOf(key)
    expect(answer && linkTo(answer, guide, others)).toEqual({ address, label })
  })
})
