import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  englishVoices,
  longestSaying,
  nextQuickSpeed,
  onScale,
  parseSpeechEnabled,
  parseSpeechSettings,
  speechPresets,
  speedScale,
  voiceFor,
  volumeScale,
} from '#domain/read-aloud/speech.ts'

describe('The stored switch', () => {
  test.each([
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['', false],
    [undefined, false],
  ])('%j means %j', (stored, enabled) => expect(parseSpeechEnabled(stored)).toBe(enabled))
})

describe('Stored settings', () => {
  test('are read back as they were written', () => {
    const settings = { voice: 'english', speed: 1.5, volume: 0.2 }
    expect(parseSpeechSettings(JSON.stringify(settings))).toEqual(settings)
  })

  test.each(['', 'nonsense', '{', 'null', '7', '[]', '{"speed":'])(
    '%j counts as the presets',
    text => expect(parseSpeechSettings(text)).toEqual(speechPresets),
  )

  test('fall back one by one: what makes sense stays', () =>
    expect(parseSpeechSettings('{"voice":7,"speed":"fast","volume":0.5}')).toEqual({
      ...speechPresets,
      volume: 0.5,
    }))

  test('whatever they hold, speed and volume end up on their scales', () =>
    fc.assert(
      fc.property(fc.json(), fc.double(), fc.double(), (json, speed, volume) => {
        for (const text of [json, JSON.stringify({ voice: '', speed, volume })]) {
          const settings = parseSpeechSettings(text)
          expect(settings.speed).toBe(onScale(settings.speed, speedScale))
          expect(settings.volume).toBe(onScale(settings.volume, volumeScale))
        }
      }),
    ))
})

test('a name of a voice that no browser gives is not kept', () => {
  const kept = (length: number) =>
    parseSpeechSettings(JSON.stringify({ voice: 'x'.repeat(length), speed: 2, volume: 0 }))
  expect(kept(300).voice).toHaveLength(300)
  expect(kept(301)).toEqual({ voice: '', speed: 2, volume: 0 })
})

test('a slow voice may take longer, and every voice half a minute at least', () => {
  expect(longestSaying('', 1)).toBe(30_000)
  expect(longestSaying('x'.repeat(100), 1)).toBe(50_000)
  expect(longestSaying('x'.repeat(100), 0.5)).toBe(70_000)
})

describe('The scales', () => {
  test('go from 0.5 to 2 and from 0 to 1, in steps of 0.1', () => {
    expect(onScale(0.1, speedScale)).toBe(0.5)
    expect(onScale(7, speedScale)).toBe(2)
    expect(onScale(-1, volumeScale)).toBe(0)
    expect(onScale(0.1 + 0.2, volumeScale)).toBe(0.3)
    expect(onScale(Number.NaN, volumeScale)).toBe(1)
  })

  test.each([
    [0.54, 0.5],
    [0.56, 0.6],
    [1.449, 1.4],
    [2, 2],
    [Infinity, 1],
    [-Infinity, 1],
  ])('the nearest step to %d is %d', (value, step) => expect(onScale(value, speedScale)).toBe(step))

  test('the quick button goes through four speeds', () => {
    expect([1, 1.2, 1.5, 0.8].map(nextQuickSpeed)).toEqual([1.2, 1.5, 0.8, 1])
  })

  test('the quick button comes back to where it started', () => {
    let speed = 1
    for (let press = 0; press < 4; press++) speed = nextQuickSpeed(speed)
    expect(speed).toBe(1)
    expect(nextQuickSpeed(0.7)).toBe(1)
  })
})

describe('The voice', () => {
  const voice = (uri: string, language: string) => ({ uri, name: uri, language })
  const voices = [voice('de', 'de-DE'), voice('gb', 'en-GB'), voice('us', 'en_US')]

  test('of a language that only begins with these letters is not English', () =>
    expect(
      englishVoices([voice('enx', 'enx-US'), voice('xen', 'x-en'), voice('en', 'EN')]),
    ).toEqual([voice('en', 'EN')]))

  test('only English ones are offered, en-US first', () =>
    expect(englishVoices(voices).map(({ uri }) => uri)).toEqual(['us', 'gb']))

  test('is the chosen one where the device has it', () =>
    expect(voiceFor('gb', voices)?.uri).toBe('gb'))

  test('is the best English one when the chosen one is gone', () =>
    expect(voiceFor('gone', voices)?.uri).toBe('us'))

  test('is left to the browser when there is no English one', () =>
    expect(voiceFor('', [voice('de', 'de-DE')])).toBeUndefined())
})
