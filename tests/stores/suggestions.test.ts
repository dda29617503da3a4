import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import { createSuggestions, LEAVING } from '#stores/home-search/suggestions.ts'
import { none, slowSearch, some } from '../fakes/search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('suggestions', () => {
  test('come after a short pause, for three characters and more, and only for what stands in the box now', async () => {
    const { search, asked, answer } = slowSearch()
    const store = createSuggestions(search)
    store.type('wi')
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toEqual([])
    store.type('wif')
    await vi.advanceTimersByTimeAsync(120)
    store.type('wifi')
    await vi.advanceTimersByTimeAsync(120)
    answer('wif', none)
    answer('wifi', some)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.$suggestions.get()).toEqual({
      state: 'shown',
      options: [{ title: 'Wi-Fi', address: '/issue/16' }],
    })
  })

  async function offered() {
    const { search, answer } = slowSearch()
    const store = createSuggestions(search)
    store.type('wifi')
    await vi.advanceTimersByTimeAsync(120)
    answer('wifi', some)
    await vi.advanceTimersByTimeAsync(0)
    return store
  }
  const stateOf = ({ $suggestions }: ReturnType<typeof createSuggestions>) =>
    $suggestions.get().state

  test('go with the results, but a finger on its way to one of them still finds it', async () => {
    const store = await offered()
    store.settle()
    expect(store.$suggestions.get()).toMatchObject({
      state: 'leaving',
      options: [{ address: '/issue/16' }],
    })
    await vi.advanceTimersByTimeAsync(LEAVING - 1)
    expect(stateOf(store)).toBe('leaving')
    await vi.advanceTimersByTimeAsync(1)
    expect(stateOf(store)).toBe('none')
  })

  test('stay while somebody is in the list, and go when the pointer has left it', async () => {
    const store = await offered()
    store.hold()
    store.settle()
    await vi.advanceTimersByTimeAsync(LEAVING)
    expect(stateOf(store)).toBe('shown')
    store.release()
    expect(stateOf(store)).toBe('leaving')
  })

  test('stay when the pointer only passes over the list before the results are there', async () => {
    const store = await offered()
    store.hold()
    store.release()
    expect(stateOf(store)).toBe('shown')
  })

  test('go at once where somebody closes them, moves in them or not', async () => {
    const store = await offered()
    store.hold()
    store.clear()
    expect(stateOf(store)).toBe('none')
  })

  test('are gone once the box is cleared, even if an answer was under way', async () => {
    const { search, answer } = slowSearch()
    const store = createSuggestions(search)
    store.type('wifi')
    await vi.advanceTimersByTimeAsync(120)
    store.clear()
    answer('wifi', some)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.$suggestions.get()).toEqual({ state: 'none' })
  })

  test('close where nothing fits what is typed now', async () => {
    const answers = [ok(some), ok(none)]
    const store = createSuggestions(async () => answers.shift() ?? ok(some))
    store.type('wifi')
    await vi.advanceTimersByTimeAsync(120)
    expect(stateOf(store)).toBe('shown')
    store.type('wifi gizmo')
    await vi.advanceTimersByTimeAsync(120)
    expect(store.$suggestions.get()).toEqual({ state: 'none' })
  })

  test('are silent where the index cannot be loaded', async () => {
    const store = createSuggestions(async () => fail('broken') as never)
    store.type('wifi')
    await vi.advanceTimersByTimeAsync(120)
    expect(store.$suggestions.get()).toEqual({ state: 'none' })
  })
})
