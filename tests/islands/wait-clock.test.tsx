import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useLive } from '#islands/use-live.ts'
import { WaitClock } from '#islands/turns/WaitClock.tsx'
import { clock } from '#stores/turns/clock.ts'

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/issue/16')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Wait() {
  return <WaitClock wait={{ seconds: 30, isAll: true }} left={useLive(clock.$left, undefined)} />
}

function open({ wantsLessMotion = false } = {}) {
  const watched = { matches: wantsLessMotion, addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => watched)
  render(<Wait />)
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const aloud = () => screen.getByRole('status').textContent
const shown = () => document.querySelector('.turn-clock b')?.textContent

test('a screen reader hears the start, the half and the end of a wait', () => {
  open()
  // A region that comes with its words is not read.
  expect(aloud()).toBe('')
  pass(500)
  expect(aloud()).toBe('30 seconds to go.')
  pass(15_000)
  expect(aloud()).toBe('Half-way: 15 seconds to go.')
  pass(15_000)
  expect(aloud()).toBe('The wait is over.')
  expect(shown()).toBe('Done')
})

test('the number changes every second, and every five where the reader wants less motion', () => {
  open()
  pass(1000)
  expect(shown()).toBe('29')
  cleanup()
  window.history.replaceState(null, '')
  open({ wantsLessMotion: true })
  pass(1000)
  expect(shown()).toBe('30')
  pass(4000)
  expect(shown()).toBe('25')
})

test('no sound is offered by a browser that has none', () => {
  open()
  expect(screen.queryByRole('button', { name: 'Sound at the end' })).toBeNull()
})
