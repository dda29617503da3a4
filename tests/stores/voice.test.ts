import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Reading } from '#domain/read-aloud/sentences.ts'
import type { ListenEnd, RecognitionService } from '#services/speech-recognition.ts'
import { createVoice, LONGEST_SILENCE } from '#stores/turns/voice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp({ means = true } = {}) {
  let open: ((end: ListenEnd) => void) | undefined
  let life = { hidden: () => {}, left: () => {} }
  const $reading = atom<Reading>({ state: 'idle' })
  const recognition: RecognitionService = {
    supported: () => true,
    listen(ended) {
      expect(open).toBeUndefined()
      open = ended
      return () => {
        open = undefined
        ended({ how: 'stopped' })
      }
    },
  }
  const obeyed: string[] = []
  const stop = vi.fn(() => $reading.set({ state: 'idle' }))
  const voice = createVoice({
    recognition,
    watchVisibility(listeners) {
      life = listeners
      return () => {}
    },
    listen: { $reading, stop },
    now: () => Date.now(),
  })
  function end(how: ListenEnd) {
    const ended = open
    open = undefined
    ended?.(how)
  }
  return {
    voice,
    obeyed,
    $reading,
    stop,
    press: () =>
      voice.toggle(command => {
        obeyed.push(command)
        return means
      }),
    hears: () => open !== undefined,
    hear: (text: string) => end({ how: 'heard', text }),
    fail: (reason: 'no-speech' | 'denied' | 'network') => end({ how: 'failed', reason }),
    hide: () => life.hidden(),
    state: () => voice.$voice.get(),
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)
const speaking: Reading = { state: 'playing', at: 0, of: 1 }

test('is off until it is asked for, and then follows one command after the other', () => {
  const { press, hears, hear, obeyed, state } = setUp()
  expect(state()).toEqual({ state: 'off' })
  expect(hears()).toBe(false)
  press()
  hear('next')
  pass(1000)
  hear('go back')
  pass(1000)
  expect(obeyed).toEqual(['next', 'back'])
  expect(hears()).toBe(true)
  press()
  expect(hears()).toBe(false)
  expect(state()).toEqual({ state: 'off' })
})

test('words that mean nothing are repeated to the reader, and it listens on', () => {
  const { press, hears, hear, obeyed, state } = setUp()
  press()
  hear('what a day')
  expect(obeyed).toEqual([])
  expect(state()).toEqual({ state: 'on', heard: 'what a day' })
  pass(1000)
  expect(hears()).toBe(true)
  hear('next')
  expect(state()).toEqual({ state: 'on' })
})

test('a command that this screen does not know does nothing', () => {
  const { press, hear, state } = setUp({ means: false })
  press()
  hear('next')
  expect(state()).toEqual({ state: 'on', heard: 'next' })
})

test.each(['denied', 'network'] as const)('switches itself off, with the reason: %s', reason => {
  const { press, fail, hears, state } = setUp()
  press()
  fail(reason)
  pass(1000)
  expect(state()).toEqual({ state: 'ended', reason })
  expect(hears()).toBe(false)
  press()
  expect(hears()).toBe(true)
})

test('a step takes time: a silence is waited out, a long one switches it off', () => {
  const { press, fail, hears, state } = setUp()
  press()
  for (let waited = 0; waited < LONGEST_SILENCE; waited += 10_000) {
    pass(9700)
    expect(hears()).toBe(true)
    fail('no-speech')
    pass(300)
  }
  pass(9700)
  fail('no-speech')
  pass(1000)
  expect(state()).toEqual({ state: 'ended', reason: 'no-speech' })
  expect(hears()).toBe(false)
})

test('talk in the room does not keep the microphone open', () => {
  const { press, hear, state } = setUp()
  press()
  for (let waited = 0; waited <= LONGEST_SILENCE; waited += 10_000) {
    pass(9700)
    hear('what a day')
    pass(300)
  }
  expect(state()).toEqual({ state: 'ended', reason: 'no-speech' })
})

test('a browser that ends by itself at once is not asked for ever', () => {
  const { press, fail, state } = setUp()
  press()
  fail('no-speech')
  expect(state()).toEqual({ state: 'ended', reason: 'no-speech' })
})

test('never hears our own voice', () => {
  const { press, hears, $reading, stop } = setUp()
  $reading.set(speaking)
  press()
  expect(stop).toHaveBeenCalledOnce()
  expect(hears()).toBe(true)
  $reading.set(speaking)
  expect(hears()).toBe(false)
  pass(5000)
  expect(hears()).toBe(false)
  $reading.set({ state: 'idle' })
  pass(1000)
  expect(hears()).toBe(true)
})

test('waits for the end of what it was asked to say again', () => {
  const { voice, hear, hears, $reading } = setUp()
  voice.toggle(() => {
    $reading.set(speaking)
    return true
  })
  hear('again')
  pass(5000)
  expect(hears()).toBe(false)
  $reading.set({ state: 'idle' })
  pass(1000)
  expect(hears()).toBe(true)
})

test('lets go of the microphone when the page is hidden, and when the steps are left', () => {
  const { voice, press, hears, hide, hear, state } = setUp()
  press()
  hide()
  expect([hears(), state()]).toEqual([false, { state: 'off' }])
  press()
  hear('what a day')
  voice.leave()
  pass(1000)
  expect([hears(), state()]).toEqual([false, { state: 'off' }])
})
