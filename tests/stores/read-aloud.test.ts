import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'

import type { SpeechSettings } from '#domain/read-aloud/speech.ts'
import { speechPresets } from '#domain/read-aloud/speech.ts'
import { createReadAloud } from '#stores/read-aloud/read-aloud.ts'
import { fakeSpeech } from '../fakes/synthesis.ts'

afterEach(() => vi.useRealTimers())

const three = ['First.', 'Second.', 'Third.'].map(text => ({ text, part: '' }))

function setUp({ texts = three, canSpeak = true } = {}) {
  const voice = fakeSpeech()
  const $settings = atom<SpeechSettings>(speechPresets)
  const store = createReadAloud(voice.service, $settings, () => canSpeak)
  store.load(texts)
  return { ...store, voice, $settings }
}

test('reads the sentences in their order, one at a time, and is idle at the end', () => {
  const { play, voice, $reading } = setUp()
  play()
  expect($reading.get()).toEqual({ state: 'playing', at: 0, of: 3 })
  voice.end()
  voice.end()
  expect(voice.texts()).toEqual(['First.', 'Second.', 'Third.'])
  voice.end()
  expect($reading.get()).toEqual({ state: 'idle' })
  expect(voice.mostAtOnce()).toBe(1)
})

test('pauses, and goes on with the same sentence', () => {
  const { play, toggle, voice, $reading } = setUp()
  play()
  voice.end()
  toggle()
  expect($reading.get()).toEqual({ state: 'paused', at: 1, of: 3, why: 'asked' })
  expect(voice.isSpeaking()).toBe(false)
  toggle()
  expect(voice.texts()).toEqual(['First.', 'Second.', 'Second.'])
})

test('pauses when the page is hidden, and resumes where it was', () => {
  const { play, voice, $reading } = setUp()
  play()
  voice.end()
  voice.hide()
  expect($reading.get()).toEqual({ state: 'paused', at: 1, of: 3, why: 'interrupted' })
  play()
  expect($reading.get()).toEqual({ state: 'playing', at: 1, of: 3 })
})

test('pauses with a reason when the browser fails', () => {
  const { play, voice, $reading } = setUp()
  play()
  voice.fail('synthesis-failed')
  expect($reading.get()).toEqual({ state: 'paused', at: 0, of: 3, why: 'failed' })
  play()
  voice.fail('not-allowed')
  expect($reading.get()).toEqual({ state: 'paused', at: 0, of: 3, why: 'refused' })
})

test('pauses when the voice gets stuck, and says that sentence again', () => {
  vi.useFakeTimers()
  const { play, voice, $reading } = setUp()
  play()
  voice.end()
  vi.advanceTimersByTime(60_000)
  expect($reading.get()).toEqual({ state: 'paused', at: 1, of: 3, why: 'stuck' })
  play()
  expect(voice.texts()).toEqual(['First.', 'Second.', 'Second.'])
  expect(voice.mostAtOnce()).toBe(1)
})

test('goes to the next and the previous sentence, not beyond the ends', () => {
  const { play, next, previous, voice, $reading } = setUp()
  play()
  previous()
  expect($reading.get()).toMatchObject({ at: 0 })
  next()
  next()
  next()
  expect($reading.get()).toEqual({ state: 'playing', at: 2, of: 3 })
  expect(voice.mostAtOnce()).toBe(1)
})

test('moves silently while it is paused', () => {
  const { play, pause, next, voice, $reading } = setUp()
  play()
  pause()
  next()
  expect($reading.get()).toMatchObject({ state: 'paused', at: 1 })
  expect(voice.isSpeaking()).toBe(false)
})

test('says a sentence again at a new speed', () => {
  const { play, voice, $settings } = setUp()
  play()
  $settings.set({ ...speechPresets, speed: 1.5 })
  expect(voice.said.map(({ rate }) => rate)).toEqual([1, 1.5])
  expect(voice.mostAtOnce()).toBe(1)
})

test('a long sentence is said in several breaths, and still counts as one', () => {
  const text = `${'a long list of words, '.repeat(30)}and the end.`
  const { play, voice, $reading } = setUp({ texts: [{ text, part: '' }, ...three] })
  play()
  const before = voice.said.length
  voice.end()
  expect(voice.said.length).toBe(before + 1)
  expect($reading.get()).toMatchObject({ at: 0 })
  while ($reading.get().state === 'playing' && voice.texts().at(-1) !== 'First.') voice.end()
  expect(voice.texts().slice(0, -1).join('')).toBe(text)
})

test('goes on at another place when the text changes under it', () => {
  const { play, load, voice, $reading } = setUp()
  play()
  load(
    [
      { text: 'New.', part: '' },
      { text: 'Newer.', part: '' },
    ],
    1,
  )
  expect($reading.get()).toEqual({ state: 'playing', at: 1, of: 2 })
  expect(voice.texts().at(-1)).toBe('Newer.')
})

test('stops for good, and starts from the top', () => {
  const { play, next, stop, voice, $reading } = setUp()
  play()
  next()
  stop()
  expect($reading.get()).toEqual({ state: 'idle' })
  expect(voice.isSpeaking()).toBe(false)
  play()
  expect($reading.get()).toMatchObject({ at: 0 })
})

test('another voice on the page pauses it', () => {
  const { play, voice, $reading } = setUp()
  play()
  voice.service.say('A message', speechPresets, () => {})
  expect($reading.get()).toMatchObject({ state: 'paused', why: 'interrupted' })
})

test('nothing happens where the browser cannot speak', () => {
  const { play, voice, $reading } = setUp({ canSpeak: false })
  play()
  expect($reading.get()).toEqual({ state: 'idle' })
  expect(voice.said).toEqual([])
})
