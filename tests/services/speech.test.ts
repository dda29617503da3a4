import { afterEach, expect, test, vi } from 'vitest'

import { speechPresets } from '#domain/read-aloud/speech.ts'
import { createSpeechService } from '#services/speech.ts'
import { fakeSpeech } from '../fakes/synthesis.ts'

afterEach(() => vi.useRealTimers())

test('speech uses the language, speed and volume in the settings', () => {
  const { service, said } = fakeSpeech()
  service.say('Hello', { voice: '', speed: 1.5, volume: 0.3 }, () => {})
  expect(said[0]).toMatchObject({ text: 'Hello', lang: 'en-US', rate: 1.5, volume: 0.3 })
})

test('only one text is spoken at a time', () => {
  const { service, texts, mostAtOnce } = fakeSpeech()
  const ends: string[] = []
  service.say('one', speechPresets, end => ends.push(`one ${end}`))
  service.say('two', speechPresets, end => ends.push(`two ${end}`))
  expect(texts()).toEqual(['one', 'two'])
  expect(mostAtOnce()).toBe(1)
  expect(ends).toEqual(['one stopped'])
})

test('speech waits for voices that load late', () => {
  const { service, texts, bringVoices } = fakeSpeech({ lateVoices: true })
  service.say('Hello', speechPresets, () => {})
  expect(texts()).toEqual([])
  bringVoices()
  expect(texts()).toEqual(['Hello'])
})

test('speech uses the default voice when none loads', () => {
  vi.useFakeTimers()
  const { service, said } = fakeSpeech({ lateVoices: true })
  service.say('Hello', speechPresets, () => {})
  vi.advanceTimersByTime(1500)
  expect(said[0]).toMatchObject({ text: 'Hello', voice: null, lang: 'en-US' })
})

test('only the last of two texts that waited for voices is spoken', () => {
  const { service, texts, bringVoices } = fakeSpeech({ lateVoices: true })
  service.say('one', speechPresets, () => {})
  service.say('two', speechPresets, () => {})
  bringVoices()
  expect(texts()).toEqual(['two'])
})

test('speech waits for the first press, because browsers refuse it before', () => {
  const { service, texts, press } = fakeSpeech({ pressed: false })
  service.say('Hello', speechPresets, () => {})
  expect(texts()).toEqual([])
  press()
  expect(texts()).toEqual(['Hello'])
})

test('speech stopped before the first press stays silent', () => {
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
])('an end caused by the browser is reported: %s', (error, expected) => {
  const { service, fail } = fakeSpeech()
  const ended = vi.fn()
  service.say('Hello', speechPresets, ended)
  fail(error)
  expect(ended.mock.calls).toEqual([[expected]])
})

test('speech stops when the page is hidden or left', () => {
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

test('a voice that never finishes is given up, and the next text can be heard', () => {
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

test('a voice that has finished is never reported as stuck', () => {
  vi.useFakeTimers()
  const { service, end } = fakeSpeech()
  const ended = vi.fn()
  service.say('Hello', speechPresets, ended)
  end()
  vi.advanceTimersByTime(100_000)
  expect(ended.mock.calls).toEqual([['finished']])
})

test('a browser that throws when asked to speak is reported as a failure, and nothing else breaks', () => {
  const { service } = fakeSpeech({ broken: true })
  const ended = vi.fn()
  service.say('Hello', speechPresets, ended)
  expect(ended.mock.calls).toEqual([['failed']])
})

test('a browser without speech synthesis is reported as unable to speak', () => {
  const service = createSpeechService(() => undefined)
  const ended = vi.fn()
  service.say('Hello', speechPresets, ended)
  expect(service.supported()).toBe(false)
  expect(service.voices()).toEqual([])
  expect(ended).toHaveBeenCalledWith('failed')
})
