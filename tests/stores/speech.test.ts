import { cleanStores } from 'nanostores'
import { setPersistentEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createSpeechService } from '#services/speech.ts'
import { createSpeech } from '#stores/read-aloud/speech.ts'
import { fakeSpeech } from '../fakes/synthesis.ts'

let device: Record<string, string> = {}
beforeEach(() => {
  device = {}
  setPersistentEngine(device, { addEventListener() {}, removeEventListener() {}, perKey: false })
})
afterEach(() => vi.restoreAllMocks())

test('is off until it is turned on, says so aloud, and stores the choice as a word', () => {
  const { service, texts } = fakeSpeech()
  const speech = createSpeech(service)
  speech.say('Hello')
  expect(texts()).toEqual([])
  speech.toggle()
  expect(device['speechEnabled']).toBe('true')
  speech.say('Hello')
  expect(texts()).toEqual(['Speech is on.', 'Hello'])
  speech.toggle()
  expect(device['speechEnabled']).toBe('false')
  expect(texts()).toHaveLength(2)
})

test('falls silent when it is turned off', () => {
  const { service, isSpeaking } = fakeSpeech()
  const speech = createSpeech(service)
  speech.toggle()
  speech.say('Hello')
  speech.toggle()
  expect(isSpeaking()).toBe(false)
})

test('a newer message takes the place of an older one', () => {
  const { service, texts, mostAtOnce } = fakeSpeech()
  const speech = createSpeech(service)
  speech.toggle()
  speech.say('Old')
  speech.say('New')
  expect(texts()).toEqual(['Speech is on.', 'Old', 'New'])
  expect(mostAtOnce()).toBe(1)
})

test('keeps speed and volume in their limits and steps', () => {
  const speech = createSpeech(fakeSpeech().service)
  speech.change({ speed: 9, volume: 0.34 })
  expect(speech.$settings.get()).toEqual({ voice: '', speed: 2, volume: 0.3 })
  expect(JSON.parse(device['speechSettings'] ?? '')).toEqual({ voice: '', speed: 2, volume: 0.3 })
})

test('shows voices that come late', () => {
  const { service, bringVoices } = fakeSpeech({ lateVoices: true })
  const { $voices } = createSpeech(service)
  const seen: number[] = []
  const stop = $voices.subscribe(voices => seen.push(voices.length))
  bringVoices()
  stop()
  cleanStores($voices)
  expect(seen.at(-1)).toBe(1)
})

test('a browser that cannot speak gets one warning in the console, and nothing else', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const speech = createSpeech(createSpeechService(() => undefined))
  speech.toggle()
  speech.say('Hello')
  speech.sample()
  expect(warn).toHaveBeenCalledOnce()
  expect(speech.$enabled.get()).toBe(true)
})
