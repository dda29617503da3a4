// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

import { turnHistory } from '#services/turn-history.ts'

beforeEach(() => window.history.replaceState(null, '', '/issue/16#fix-2'))

const at = (step: number) => ({ fix: 2, step, view: 'step' as const })
const address = () => window.location.pathname + window.location.search + window.location.hash

test('a step is one entry of the history, and its address says which', () => {
  expect(turnHistory.read()).toBeUndefined()
  const length = window.history.length
  turnHistory.go(at(1))
  turnHistory.go({ ...at(2), system: 'macos' })
  expect(window.history.length).toBe(length + 2)
  expect(address()).toBe('/issue/16?step=2&system=macos#fix-2')
  expect(turnHistory.read()).toEqual({ ...at(2), system: 'macos' })
})

test('Back leads to the step before, never out of the steps to another page', async () => {
  turnHistory.go(at(1))
  const back = vi.spyOn(window.history, 'back')
  expect(turnHistory.back()).toBe(false)
  expect(back).not.toHaveBeenCalled()
  turnHistory.go(at(2))
  const moved = vi.fn()
  const stop = turnHistory.watch(moved)
  expect(turnHistory.back()).toBe(true)
  await vi.waitFor(() => expect(moved).toHaveBeenCalledOnce())
  expect(turnHistory.read()).toEqual(at(1))
  stop()
})

test('standing at another place adds nothing to the history', () => {
  turnHistory.go(at(3))
  const { length } = window.history
  turnHistory.replace(at(2))
  expect(window.history.length).toBe(length)
  expect(turnHistory.read()).toEqual(at(2))
})

test('leaving the steps leads to the fix, and leaves no step in the address', () => {
  turnHistory.go(at(3))
  turnHistory.leave(2)
  expect(address()).toBe('/issue/16#fix-2')
  expect(turnHistory.read()).toBeUndefined()
})

test('an address to send is whole', () => {
  turnHistory.go({ ...at(3), view: 'unseen' })
  const { origin } = window.location
  expect(turnHistory.linkToFix(4)).toBe(`${origin}/issue/16#fix-4`)
  expect(turnHistory.linkToStep(4, 2, undefined)).toBe(`${origin}/issue/16?step=2#fix-4`)
  expect(turnHistory.linkToStep(4, 2, 'linux')).toBe(`${origin}/issue/16?step=2&system=linux#fix-4`)
})
