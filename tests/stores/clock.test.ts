import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createClock } from '#stores/turns/clock.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
afterEach(() => void vi.useRealTimers())

/** A step with a wait; its entry in the history outlives the page. */
function start(entry = { text: '' }, { refuses = false } = {}) {
  const look = { again: () => {} }
  const plans: number[] = []
  const chime = {
    supported: () => true,
    begin: async () => !refuses,
    plan: (seconds: number) => void plans.push(seconds),
    cancel: () => void (plans.length = 0),
  }
  const clock = createClock({
    now: () => Date.now(),
    read: () => entry.text,
    write: text => void (entry.text = text),
    chime,
    whenVisible(run) {
      look.again = run
      return () => (look.again = () => {})
    },
  })
  return { clock, entry, plans, lookAgain: () => look.again() }
}

test('a wait runs by the clock on the wall, also while the page sleeps or is loaded again', () => {
  const { clock, entry } = start()
  clock.follow()
  expect(clock.$left.get()).toBeUndefined()
  clock.begin(30)
  vi.advanceTimersByTime(8000)
  expect(clock.$left.get()).toBe(22)
  vi.setSystemTime(1000 + 20_000)
  const again = start(entry).clock
  again.follow()
  expect(again.$left.get()).toBe(10)
  vi.advanceTimersByTime(60_000)
  expect(again.$left.get()).toBe(0)
})

test('a reader who unlocks the phone sees the right time at once, although timers are late', () => {
  const { clock, lookAgain } = start()
  const stop = clock.follow()
  clock.begin(30)
  vi.setSystemTime(1000 + 60_000)
  lookAgain()
  expect(clock.$left.get()).toBe(0)
  stop()
  expect(clock.$left.get()).toBeUndefined()
})

test('no sound unless the reader asks for it; then it is planned for the end', async () => {
  const { clock, plans } = start()
  clock.follow()
  clock.begin(30)
  vi.advanceTimersByTime(5000)
  expect(plans).toEqual([])
  await clock.toggleSound()
  expect(clock.$sound.get()).toBe('on')
  expect(plans.at(-1)).toBe(25)
  await clock.toggleSound()
  vi.advanceTimersByTime(30_000)
  expect(plans).toEqual([])
})

test('the sound that was asked for comes at the end of the next wait too, and not for one long over', async () => {
  const { clock, entry, plans } = start()
  clock.follow()
  await clock.toggleSound()
  clock.begin(10)
  vi.advanceTimersByTime(10_000)
  expect(plans.at(-1)).toBe(0)
  clock.follow()()
  expect(plans).toEqual([])
  entry.text = '500'
  clock.follow()
  expect(plans).toEqual([])
})

test('a browser that makes no sound says so', async () => {
  const { clock } = start(undefined, { refuses: true })
  await clock.toggleSound()
  expect(clock.$sound.get()).toBe('refused')
})
