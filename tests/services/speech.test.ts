import { afterEach, expect, test, vi } from 'vitest'

import { speechPresets } from '#domain/read-aloud/speech.ts'
import { createSpeechService } from '#services/speech.ts'
import { fakeSpeech } from '../fakes/synthesis.ts'

afterEach(() => vi.useRealTimers())

test('speaks in the language, at the speed and the volume of the settings', () => {
  const { service, said } = fakeSpeech()
  service.say('Hello', { voice: '', speed: 1.5, volume: 0.3 }, () => {})
  expect(said[0]).toMatchObject({ text: 'Hello', lang: 'en-US', rate: 1.5, volume: 0.3 })
})

test('never says two things at once', () => {
  const { service, texts, mostAtOnce } = fakeSpeech()
  const ends: string[] = []
  service.say('one', speechPresets, end => ends.push(`one ${end}`))
  service.say('two', speechPresets, end => ends.push(`two ${end}`))
  expect(texts()).toEqual(['one', 'two'])
  expect(mostAtOnce()).toBe(1)
  expect(ends).toEqual(['one stopped'])
})

test('waits for voices that come late', () => {
  const { service, texts, bringVoices } = fakeSpeech({ lateVoices: true })
  service.say('Hello', speechPresets, () => {})
  expect(texts()).toEqual([])
  bringVoices()
  expect(texts()).toEqual(['Hello'])
})

test('speaks without a voice of its own when none comes', () => {
  vi.useFakeTimers()
  const { service, said } = fakeSpeech({ lateVoices: true })
  service.say('Hello', speechPresets, () => {})
  vi.advanceTimersByTime(1500)
  expect(said[0]).toMatchObject({ text: 'Hello', voice: null, lang: 'en-US' })
})

test('says only the last text when two waited for voices', () => {
  const { service, texts, bringVoices } = fakeSpeech({ lateVoices: true })
  service.say('one', speechPresets, () => {})
  service.say('two', speechPresets, () => {})
  bringVoices()
  expect(texts()).toEqual(['two'])
})

test('waits for the first press, without which browsers refuse', () => {
  const { service, texts, press } = fakeSpeech({ pressed: false })
  service.say('Hello', speechPresets, () => {})
  expect(texts()).toEqual([])
  press()
  expect(texts()).toEqual(['Hello'])
})

test('says nothing any more when it was stopped before the first press', () => {
  const { service, texts, press } = fakeSpeech({ pressed: false })
  service.say('Hello', speechPresets, () => {})
  service.stop()
  press()
  expect(texts()).toEqual([])
})

test.each([
  ['not-allowed', 'refused'],
  ['synthesis-failed', 'failed'],
  ['interrupted', 'stopped'],
])('tells that the browser ended it: %s', (error, expected) => {
  const { service, fail } = fakeSpeech()
  const ended = vi.fn()
  service.say('Hello', speechPresets, ended)
  fail(error)
  expect(ended.mock.calls).toEqual([[expected]])
})

test('falls silent when the page is hidden or left', () => {
  const { service, hide, leave, isSpeaking } = fakeSpeech()
  const ended = vi.fn()
  service.say('Hello', speechPresets, ended)
  hide()
  expect(isSpeaking()).toBe(false)
  service.say('Again', speechPresets, ended)
  leave()
  expect(isSpeaking()).toBe(false)
  expect(ended.mock.calls).toEqual([['stopped'], ['stopped']])
})

test('a voice that never ends is given up, and the next text is heard', () => {
  vi.useFakeTimers()
  const { service, texts, isSpeaking } = fakeSpeech()
  const ended = vi.fn()
  service.say('Hello', speechPresets, ended)
  vi.advanceTimersByTime(30_999)
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ended.mock.calls).toEqual([['stuck']])
  expect(isSpeaking()).toBe(false)
  service.say('Again', speechPresets, ended)
  expect(texts()).toEqual(['Hello', 'Again'])
})

test('a voice that came to its end is never called stuck', () => {
  vi.useFakeTimers()
  const { service, end } = fakeSpeech()
  const ended = vi.fn()
  service.say('Hello', speechPresets, ended)
  end()
  vi.advanceTimersByTime(100_000)
  expect(ended.mock.calls).toEqual([['finished']])
})

test('a browser that throws when it is asked to speak has failed, and nothing else breaks', () => {
  const { service } = fakeSpeech({ broken: true })
  const ended = vi.fn()
  service.say('Hello', speechPresets, ended)
  expect(ended.mock.calls).toEqual([['failed']])
})

test('says plainly that a browser without speech cannot speak', () => {
  const service = createSpeechService(() => undefined)
  const ended = vi.fn()
  service.say('Hello', speechPresets, ended)
  expect(service.supported()).toBe(false)
  expect(service.voices()).toEqual([])
  expect(ended).toHaveBeenCalledWith('failed')
})
