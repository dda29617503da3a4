import { expect, test } from 'vitest'

import { endsThePage } from '#domain/turns/restarts.ts'
import { waitIn } from '#domain/turns/waits.ts'
import { readLedgers } from '#integrations/ledgers.ts'
import { readLibrary } from '#integrations/guides/library.ts'

const root = process.cwd()
const { guides } = readLibrary(root, readLedgers(root))
const steps = guides.flatMap(({ id, fixes }) =>
  fixes.flatMap(({ number, blocks }) =>
    blocks.flatMap(block =>
      block.kind === 'steps'
        ? block.steps.map(({ say }) => ({ at: `${id}, fix ${number}`, text: say.text.trim() }))
        : [],
    ),
  ),
)
const found = (is: (text: string) => unknown) => steps.filter(({ text }) => is(text))
const odd = (list: typeof steps, isRight: (text: string) => unknown) =>
  list.filter(({ text }) => !isRight(text)).map(({ at, text }) => `${at}: ${text}`)

test('a clock is offered for an exact time to wait, and for nothing else', () => {
  const waits = found(waitIn)
  expect(steps.length).toBeGreaterThan(2000)
  expect(waits.length).toBeGreaterThan(30)
  expect(
    odd(waits, text =>
      /\bwait (?:for )?(?:another )?(?:\d+|an?|one|two) (?:sec|min|hour)/i.test(text),
    ),
  ).toEqual([])
  expect(
    odd(waits, text => !/\bwait (?:up to|until)\b/i.test(text.split(/(?<=\.) /)[0] ?? '')),
  ).toEqual([])
  const exact = found(text => /^Wait (?:\d\d|[1-9]) (?:seconds|minutes)\b(?! to)/.test(text))
  expect(odd(exact, waitIn)).toEqual([])
})

test('the clock of a step runs for as long as its words say', () => {
  const plain = found(text => /^Wait \d+ (?:seconds|minutes)\.$/.test(text))
  expect(plain.length).toBeGreaterThan(15)
  for (const { text } of plain) {
    const [, count, unit] = /(\d+) (second|minute)/.exec(text) ?? []
    expect(waitIn(text)).toEqual({
      seconds: Number(count) * (unit === 'minute' ? 60 : 1),
      isAll: true,
    })
  }
})

test('the page warns before each step that restarts or turns off the computer', () => {
  const devices = 'computer|laptop|Mac|Chromebook|PC'
  const plain = found(text =>
    new RegExp(`\\b(?:restart|shut down) (?:the|your) (?:${devices})\\b`, 'i').test(text),
  )
  expect(plain.length).toBeGreaterThan(80)
  expect(odd(plain, endsThePage)).toEqual([])
  expect(
    odd(
      found(text => /(?:^|then )restart\.$/i.test(text)),
      endsThePage,
    ),
  ).toEqual([])
})

test('restarting a router, a program or a service closes no page', () => {
  const others = found(
    text =>
      /\brestart\b/i.test(text) &&
      /\brestart(?: the)? (?:router|browser|printer|task|picture|phone|app|service)/i.test(text),
  )
  expect(others.length).toBeGreaterThan(3)
  expect(odd(others, text => !endsThePage(text))).toEqual([])
  expect(
    odd(
      found(text => !/\b(?:restart|reboot|shut|turn|switch)/i.test(text)),
      text => !endsThePage(text),
    ),
  ).toEqual([])
})
