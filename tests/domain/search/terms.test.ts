import { describe, expect, test } from 'vitest'

import { termsOf } from '#domain/search/terms.ts'
import { tokenise } from '#domain/search/tokenise.ts'
import { plainLanguage } from './few-words.ts'
import { language } from './words.ts'

const terms = (text: string) =>
  termsOf(tokenise(text), language).map(({ term, negated }) => (negated ? `not ${term}` : term))

test.each([
  ['my lap top', 'my laptop'],
  ['wi-fi', 'wireless network'],
  ['thumb drive', 'USB stick'],
  ['it turns on', 'it boots up'],
  ['BSOD', 'blue screen of death'],
])('"%s" is "%s"', (one, other) => {
  expect(terms(one)).toEqual(terms(other))
  expect(terms(one)).toHaveLength(1)
})

test('"not" is tied to the word that it turns round', () => {
  expect(terms('the battery does not really charge')).toEqual(['batteri', 'not charg'])
  expect(terms('the battery charges')).toEqual(['batteri', 'charg'])
  expect(terms('it stopped charging')).toEqual(['not charg'])
  expect(terms('it stopped after an update')).not.toContain('not updat')
})

test('a phrase that begins with "not" stays a phrase', () => {
  expect(terms('windows is not responding')).toContain('notrespond')
})

test('question phrases and small talk say nothing', () => {
  expect(terms('hello, can someone please help me, what should I do?')).toEqual([])
})

describe('by a few curated words', () => {
  const read = (text: string) => termsOf(tokenise(text), plainLanguage)

  test.each([
    ['my lap top is slow', ['laptop context', 'slow plain']],
    // The longest phrase counts.
    ['black screen, dark screen, black', ['blackscreen plain', 'darkscreen plain', 'black plain']],
    [
      'the dog suddenly ate the iphone',
      ['dog ordinary', 'sudden weak', 'ate plain', 'iphon plain'],
    ],
    ['piano', ['piano elsewhere']],
    // A letter alone is what is left of "w/"; a number is a size or a year.
    ['w/ printer x', ['printer plain']],
    [
      '2019 9 12.5 1,5 1.2.3 99999 4k',
      ['2019', '9', '12.5', '1,5', '1.2.3'].map(n => `${n} weak`).concat('99999 plain', '4k plain'),
    ],
  ])('%j reads as %j', (text, terms) => {
    expect(read(text).map(({ term, kind }) => `${term} ${kind}`)).toEqual(terms)
  })

  test.each([
    ['unbearably', 'weak'],
    ['badly', 'plain'],
    ['family', 'weak'],
    ['supply', 'weak'],
    ['lyre', 'plain'],
  ])('"%s" colours a sentence if it ends so: %s', (word, kind) => {
    expect(read(word)[0]?.kind).toBe(kind)
  })

  test.each([
    ['not toast', '!toast'],
    ['not the toast', '!toast'],
    ['not on my bread', '!on bread'],
    ['not my the a toast', 'toast'],
    ['not my the toast', '!toast'],
    ['not laptop toast', 'laptop !toast'],
    ['not toast bread', '!toast bread'],
    ['toast not', 'toast'],
    ['stopped toasting', '!toast'],
    ['stopped the toasting', 'stop toast'],
    ['stopped toast', 'stop toast'],
    ['stopped', 'stop'],
    ['toasting quit working', 'toast !work'],
    ['wont turn on', '!boot'],
  ])('"%s" turns round: %s', (text, said) => {
    expect(
      read(text)
        .map(({ term, negated }) => (negated ? `!${term}` : term))
        .join(' '),
    ).toBe(said)
  })

  test('a phrase has the words that it is made of, and its place in the text', () => {
    expect(read('it will start up')).toMatchObject([
      { term: 'will', parts: [], tokens: [{ start: 3, end: 7 }] },
      { term: 'boot', parts: ['start', 'up'], tokens: [{ start: 8 }, { end: 16 }] },
    ])
  })
})
