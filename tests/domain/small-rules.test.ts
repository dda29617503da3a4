import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { day, httpsAddress, sentence, webAddress } from '#domain/fields.ts'
import { greetingAt } from '#domain/home-search/greeting.ts'
import { breadcrumbs, guideData } from '#domain/guide/structured-data.ts'
import type { Guide } from '#domain/guide/guide.ts'
import { libraryPackPath, packPath, topicPackPath } from '#domain/guide/packs.ts'
import { UNDER_CONSTRUCTION, learningCards } from '#domain/learning/learning.ts'
import { mailtoAddress } from '#domain/share/mailto.ts'
import { isPattern, pattern } from '#domain/patterns.ts'
import { nextMessage, playfulMessages } from '#domain/home-search/playful-messages.ts'
import { parseSentCode, waitFor } from '#domain/sign-in/sent-code.ts'
import { shareTargets } from '#domain/share/share.ts'
import { heardText, listenFailure } from '#domain/guide-search/voice-search.ts'
import { escapeMarkup, unescapeMarkup } from '#domain/escape.ts'

/** What a writer is told of a value, or the value as it is taken. */
function told(schema: v.GenericSchema, value: unknown): unknown {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : parsed.issues[0].message
}

describe('a field of a content file', () => {
  test.each([
    [' four ', 'four'],
    ['12345', '12345'],
    ['one', 'Write 4 to 5 characters; it has 3.'],
    ['123456', 'Write 4 to 5 characters; it has 6.'],
    [7, 'Write text of 4 to 5 characters.'],
  ])('for a sentence: %j', (value, outcome) => expect(told(sentence(4, 5), value)).toBe(outcome))

  test.each([
    ['2026-11-21', '2026-11-21'],
    [new Date('2026-11-21T00:00:00Z'), '2026-11-21'],
    ['2026-02-30', 'Write a day that exists, as 2026-11-21.'],
    ['2026-13-01', 'Write a day that exists, as 2026-11-21.'],
    ['on 2026-11-21', 'Write a date as 2026-11-21.'],
    ['2026-11-21T10:00', 'Write a date as 2026-11-21.'],
    ['2026-11', 'Write a date as 2026-11-21.'],
    [2026, 'Write a date as 2026-11-21.'],
  ])('for a day: %j', (value, outcome) => expect(told(day, value)).toBe(outcome))

  test.each([
    ['https://support.example/a', 'https://support.example/a'],
    ['http://support.example/a', 'Write an address that begins with https://.'],
    ['support.example', 'Write an address that begins with https://.'],
    [7, 'Write an address that begins with https://.'],
  ])('for an address: %j', (value, outcome) => expect(told(httpsAddress, value)).toBe(outcome))

  test.each([
    ['http://support.example/a', 'http://support.example/a'],
    ['https://support.example', 'https://support.example'],
    ['ftp://support.example', 'Write an address that begins with https:// or http://.'],
    ['support.example', 'Write an address that begins with https:// or http://.'],
    [7, 'Write an address that begins with https:// or http://.'],
  ])('for a page that was read: %j', (value, outcome) => {
    expect(told(webAddress, value)).toBe(outcome)
  })

  test('for a pattern takes one that can be read, without regard to capitals', () => {
    expect(v.parse(pattern, 'blue screen').test('A Blue Screen')).toBe(true)
    expect(told(pattern, '(')).toBe('This pattern cannot be read: (')
    expect(told(pattern, 7)).toBe('Write a pattern in quotes.')
    expect(isPattern('a+')).toBe(true)
    expect(isPattern('a{2,1}')).toBe(false)
  })
})

describe('a code that is on its way to a telephone', () => {
  const code = { phone: '+447700900123', sent: 'message 1', at: 1_000_000 }
  const stored = JSON.stringify(code)

  test.each([
    ['as soon as it is sent', 0, true],
    ['for ten minutes', 599_999, true],
    ['not after ten minutes', 600_000, false],
    ['not from the future, where a clock was put back', -1, false],
  ])('can be typed %s', (_, age, counts) => {
    expect(parseSentCode(stored, code.at + age)).toEqual(counts ? code : undefined)
  })

  test.each([undefined, '', '{', 'null', '{"phone":1}', '{"at":1000000}', '[]'])(
    'is none if %j is stored',
    kept => {
      expect(parseSentCode(kept, code.at)).toBeUndefined()
    },
  )

  test.each([
    [0, 30],
    [1, 30],
    [1000, 29],
    [29_001, 1],
    [30_000, 0],
    [90_000, 0],
    [-60_000, 30],
  ])('%i ms ago can be sent again in %i seconds', (age, seconds) => {
    expect(waitFor(code, code.at + age)).toBe(seconds)
  })
})

describe('what a browser heard', () => {
  test.each([
    [' No sound. ', 'No sound'],
    ['What? No sound', 'What? No sound'],
    [' ... ', ''],
    ['Why is there no sound?!', 'Why is there no sound'],
    ['Windows 11.0 is slow', 'Windows 11.0 is slow'],
  ])('%j is searched as %j', (heard, searched) => expect(heardText(heard)).toBe(searched))

  test.each([
    ['aborted', undefined],
    ['no-speech', 'no-speech'],
    ['network', 'network'],
    ['not-allowed', 'denied'],
    ['service-not-allowed', 'denied'],
    ['audio-capture', 'no-microphone'],
    ['bad-grammar', 'failed'],
  ])('or why it heard nothing: %s', (error, reason) => expect(listenFailure(error)).toBe(reason))
})

test('packs of a guide, a topic and the library lie side by side', () => {
  expect([
    packPath({ id: 7, slug: 'no-internet' }),
    topicPackPath('sound'),
    libraryPackPath,
  ]).toEqual([
    '/downloads/7-no-internet.zip',
    '/downloads/topic-sound.zip',
    '/downloads/fixwise-library.zip',
  ])
})

test('text in a feed cannot end its element', () => {
  expect(escapeMarkup(`<a href="x">Tom & 'Jerry'</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; &apos;Jerry&apos;&lt;/a&gt;',
  )
})

test('escaped text reads as it was written, also where it speaks of entities', () => {
  const text = `<a href="x">Tom & 'Jerry' write &lt; for <`
  expect(unescapeMarkup(escapeMarkup(text))).toBe(text)
  expect(unescapeMarkup('Won&#39;t start')).toBe("Won't start")
})

test('a letter has its lines and its subject, whatever signs are in them', () => {
  expect(mailtoAddress('help@fixwise.example', 'Tea & toast?', ['One', 'two = 2'])).toBe(
    'mailto:help@fixwise.example?subject=Tea%20%26%20toast%3F&body=One%0D%0Atwo%20%3D%202',
  )
})

test('a page is sent on with its title and address, to each service in its own way', () => {
  const targets = shareTargets('https://fixwise.example/issue/1?a=b', 'No power & no light')
  expect(targets.map(({ name, icon }) => `${name} ${icon}`)).toEqual([
    'WhatsApp whatsapp',
    'Facebook facebook-f',
    'X x',
    'Email mail',
  ])
  const at = 'https%3A%2F%2Ffixwise.example%2Fissue%2F1%3Fa%3Db'
  const words = 'No%20power%20%26%20no%20light'
  expect(targets.map(({ href }) => href)).toEqual([
    `https://wa.me/?text=${words}%20${at}`,
    `https://www.facebook.com/sharer/sharer.php?u=${at}`,
    `https://x.com/intent/post?text=${words}&url=${at}`,
    `mailto:?subject=${words}&body=${at}`,
  ])
})

test('search engines are told what a guide is, and that its second part is not for everybody', () => {
  const guide = { title: 'No sound', reviewed: '2026-11-21' } as Guide
  const site = { name: 'Fixwise', url: 'https://fixwise.example' }
  expect(guideData(guide, site)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'No sound',
      image: 'https://fixwise.example/og.png',
      dateModified: '2026-11-21',
      author: { '@type': 'Organization', ...site },
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.full' },
    },
  ])
})

test('search engines are told the way from home to a page', () => {
  const way = [
    { name: 'Fixwise', url: 'https://fixwise.example' },
    { name: 'Sound', url: 'https://fixwise.example/topics/sound' },
  ]
  expect(breadcrumbs(way)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: way[0]?.name, item: way[0]?.url },
      { '@type': 'ListItem', position: 2, name: way[1]?.name, item: way[1]?.url },
    ],
  })
})

test('the playful messages take turns: none comes twice in a row, and each can come', () => {
  for (const last of playfulMessages)
    for (const chance of [0, 0.5, 0.999]) expect(nextMessage(chance, last)).not.toBe(last)
  const all = playfulMessages.map((_, at) => nextMessage(at / playfulMessages.length, undefined))
  expect(all).toEqual(playfulMessages)
  expect(new Set(playfulMessages).size).toBe(playfulMessages.length)
  for (const message of playfulMessages) expect(message.length).toBeGreaterThan(20)
})

test.each([
  [4, 'Good evening, Rosa.'],
  [5, 'Good morning, Rosa.'],
  [11, 'Good morning, Rosa.'],
  [12, 'Good afternoon, Rosa.'],
  [17, 'Good afternoon, Rosa.'],
  [18, 'Good evening, Rosa.'],
])('at %i o’clock: %s', (hour, words) => expect(greetingAt(hour, 'Rosa')).toBe(words))

test('the cards of the learning page are those of the specification, each with a word and a picture', () => {
  expect(UNDER_CONSTRUCTION).toBe('This feature is still under construction.')
  expect(learningCards.map(({ name }) => name)).toEqual([
    'Learning Paths',
    'Interactive Tutorials',
    'Quizzes & Certifications',
    'Videos & Multimedia',
    'Community & Support',
    'Resource Library',
  ])
  for (const { icon, sentence, button } of learningCards)
    for (const words of [icon, sentence, button]) expect(words).not.toBe('')
})
