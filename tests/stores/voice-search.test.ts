import { expect, test, vi } from 'vitest'

import type { ListenEnd, RecognitionService } from '#services/speech-recognition.ts'
import { createVoiceSearch } from '#stores/guide-search/voice-search.ts'

function setUp({ supported = true } = {}) {
  let ended: (end: ListenEnd) => void = () => {}
  let life = { hidden: () => {}, left: () => {} }
  const service: RecognitionService = {
    supported: () => supported,
    listen(callback) {
      ended = callback
      return () => callback({ how: 'stopped' })
    },
  }
  const page = {
    alert: vi.fn(),
    silence: vi.fn(),
    watchVisibility: vi.fn((watched: typeof life) => {
      life = watched
      return () => {}
    }),
  }
  const store = createVoiceSearch(service, page)
  return {
    ...store,
    page,
    end: (how: ListenEnd) => ended(how),
    hide: () => life.hidden(),
    leave: () => life.left(),
  }
}

test('an unsupported browser gets the alert, and nothing listens', () => {
  const { press, page, $listening } = setUp({ supported: false })
  press()
  expect(page.alert.mock.calls).toEqual([['Speech recognition not supported in this browser.']])
  expect($listening.get()).toEqual({ state: 'idle' })
})

test('listens, and keeps our own voice silent meanwhile', () => {
  const { press, page, $listening } = setUp()
  press()
  expect($listening.get()).toEqual({ state: 'listening' })
  expect(page.silence).toHaveBeenCalledOnce()
})

test('gives what was heard, and can listen again', () => {
  const { press, end, $listening } = setUp()
  press()
  end({ how: 'heard', text: 'no sound' })
  expect($listening.get()).toEqual({ state: 'heard', text: 'no sound' })
  press()
  expect($listening.get()).toEqual({ state: 'listening' })
})

test('says why it heard nothing', () => {
  const { press, end, $listening } = setUp()
  press()
  end({ how: 'failed', reason: 'denied' })
  expect($listening.get()).toEqual({ state: 'failed', reason: 'denied' })
})

test('a second press stops', () => {
  const { press, $listening } = setUp()
  press()
  press()
  expect($listening.get()).toEqual({ state: 'idle' })
})

test('the microphone is off when the page is hidden', () => {
  const { press, hide, $listening } = setUp()
  press()
  hide()
  expect($listening.get()).toEqual({ state: 'idle' })
})

test('the page is followed once, however often it listens, and the microphone is off when it is left', () => {
  const { press, leave, page, $listening } = setUp()
  press()
  press()
  press()
  expect($listening.get()).toEqual({ state: 'listening' })
  expect(page.watchVisibility).toHaveBeenCalledOnce()
  leave()
  expect($listening.get()).toEqual({ state: 'idle' })
})
