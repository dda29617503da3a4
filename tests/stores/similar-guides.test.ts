import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import type { FindGuides } from '#services/similar-guides.ts'
import { createSimilarGuides } from '#stores/guide-search/similar-guides.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const guides = [1, 2, 3, 4].map(id => ({ id, title: `Guide ${id}` }))

test('asks once the typing rests, and offers three guides at most', async () => {
  const find = vi.fn<FindGuides>(async () => ok(guides))
  const { look, $similar } = createSimilarGuides(find)
  look('My printer')
  look('My printer jams')
  await vi.advanceTimersByTimeAsync(500)
  expect(find.mock.calls).toEqual([['My printer jams']])
  expect($similar.get()).toEqual(guides.slice(0, 3))
})

test('asks nothing about a few letters', async () => {
  const find = vi.fn<FindGuides>(async () => ok(guides))
  const { look, $similar } = createSimilarGuides(find)
  look('My prin')
  await vi.advanceTimersByTimeAsync(500)
  expect(find).not.toHaveBeenCalled()
  expect($similar.get()).toEqual([])
})

test('a search that fails offers nothing, and shows no error', async () => {
  const { look, $similar } = createSimilarGuides(async () => fail('offline'))
  look('My printer jams')
  await vi.advanceTimersByTimeAsync(500)
  expect($similar.get()).toEqual([])
})

test('an answer that comes too late is not shown', async () => {
  const answers: ((found: ReturnType<typeof ok<typeof guides>>) => void)[] = []
  const { look, $similar } = createSimilarGuides(
    () => new Promise(resolve => answers.push(resolve)),
  )
  look('My printer jams')
  await vi.advanceTimersByTimeAsync(500)
  look('My screen is black')
  answers[0]?.(ok(guides))
  await vi.advanceTimersByTimeAsync(0)
  expect($similar.get()).toEqual([])
})
