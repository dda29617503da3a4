import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'

import { longestSaying, slowerSpeed, speechPresets } from '#domain/read-aloud/speech.ts'
import { createListen } from '#stores/turns/listen.ts'
import { fakeSpeech } from '../fakes/synthesis.ts'

afterEach(() => void vi.useRealTimers())

const step = ['Before this step: save your work.', 'Restart the computer.'].map(text => ({
  text,
  part: '',
}))

function start() {
  const speech = fakeSpeech()
  const $settings = atom(speechPresets)
  const listen = createListen(speech.service, $settings, () => true)
  return { ...speech, $settings, listen, now: () => listen.$reading.get().state }
}

test('reads the warning and the instruction, stops, and repeats them at another press', () => {
  const { listen, end, texts, now } = start()
  listen.say(step)
  end()
  expect(now()).toBe('playing')
  end()
  expect(now()).toBe('idle')
  listen.say(step)
  expect(texts()).toEqual([...step, ...step.slice(0, 1)].map(({ text }) => text))
})

test('reads more slowly once it has been heard, for this reading only', () => {
  const { listen, said, end, $settings } = start()
  expect(listen.$isHeard.get()).toBe(false)
  listen.say(step)
  expect(listen.$isHeard.get()).toBe(true)
  listen.saySlower(step)
  end()
  end()
  listen.say(step)
  expect(said.map(({ rate }) => rate)).toEqual([1, 0.8, 0.8, 1])
  expect($settings.get()).toEqual(speechPresets)
  listen.leave()
  expect(listen.$isHeard.get()).toBe(false)
})

test.each([
  [2, 1.5],
  [1.5, 1.2],
  [1, 0.8],
  [0.8, 0.7],
  [0.5, 0.5],
])('slower than %f is %f', (speed, slower) => expect(slowerSpeed(speed)).toBe(slower))

test('a voice that is missing, refused or never ends is told, and another press begins anew', () => {
  vi.useFakeTimers()
  const { listen, fail, texts } = start()
  listen.say(step)
  fail('synthesis-failed')
  expect(listen.$reading.get()).toMatchObject({ state: 'paused', why: 'failed' })
  listen.say(step)
  fail('not-allowed')
  expect(listen.$reading.get()).toMatchObject({ state: 'paused', why: 'refused' })
  listen.say(step)
  vi.advanceTimersByTime(longestSaying(step[0]?.text ?? '', 1))
  expect(listen.$reading.get()).toMatchObject({ state: 'paused', why: 'stuck' })
  listen.say(step)
  expect(new Set(texts())).toEqual(new Set([step[0]?.text]))
})

test('it falls silent when another step is shown', () => {
  const { listen, isSpeaking, now } = start()
  listen.say(step)
  listen.leave()
  expect(isSpeaking()).toBe(false)
  expect(now()).toBe('idle')
})
