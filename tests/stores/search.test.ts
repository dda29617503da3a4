import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import type { Answer } from '#domain/search/engine.ts'
import { createSearchStore } from '#stores/guide-search/search.ts'
import { none, slowSearch, some } from '../fakes/search.ts'

const quiet = { fullText: () => Promise.resolve([]), prepare: () => {}, missed: () => {} }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a search box', () => {
  test('asks once, when the reader has paused for the whole delay', async () => {
    const { search, asked } = slowSearch()
    const store = createSearchStore({ ...quiet, search }, 800)
    store.type('w')
    await vi.advanceTimersByTimeAsync(799)
    store.type('wifi')
    await vi.advanceTimersByTimeAsync(799)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['wifi'])
  })

  test('asks at once on Enter, and not again after the delay', async () => {
    const { search, asked } = slowSearch()
    const store = createSearchStore({ ...quiet, search }, 800)
    store.type(' wifi ')
    void store.submit()
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toEqual(['wifi'])
  })

  test('shows the newest question’s answer, even if an older one comes later', async () => {
    const { search, answer } = slowSearch()
    const store = createSearchStore({ ...quiet, search }, 500)
    store.setQuery('old')
    void store.submit()
    store.setQuery('new')
    void store.submit()
    answer('new', some)
    await vi.advanceTimersByTimeAsync(0)
    answer('old', none)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.$search.get()).toMatchObject({ state: 'found', query: 'new' })
  })

  test('forgets an answer that comes after the box was cleared', async () => {
    const { search, answer } = slowSearch()
    const store = createSearchStore({ ...quiet, search }, 500)
    store.setQuery('wifi')
    void store.submit()
    store.clear()
    answer('wifi', some)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.$search.get()).toEqual({ state: 'idle' })
  })

  test('shows nothing any more as soon as it is emptied', async () => {
    const store = createSearchStore({ ...quiet, search: () => Promise.resolve(ok(some)) }, 800)
    store.setQuery('wifi')
    await store.submit()
    store.type('  ')
    expect(store.$search.get()).toEqual({ state: 'idle' })
    expect(store.$query.get()).toBe('  ')
  })

  test('drops an answer that was still on its way when the typing went on', async () => {
    const { search, answer } = slowSearch()
    const store = createSearchStore({ ...quiet, search }, 800)
    const settled = vi.fn()
    store.type('wif', settled)
    await vi.advanceTimersByTimeAsync(800)
    store.type('wifi', settled)
    answer('wif', none)
    await vi.advanceTimersByTimeAsync(800)
    answer('wifi', some)
    await vi.advanceTimersByTimeAsync(0)
    expect(settled.mock.calls).toEqual([[expect.objectContaining({ query: 'wifi' })]])
  })

  test('says nothing was found, with guides that mention all the words', async () => {
    const fullText = vi.fn(() => Promise.resolve([{ id: 3, title: 'Slow' }]))
    const store = createSearchStore(
      { ...quiet, search: () => Promise.resolve(ok(none)), fullText },
      500,
    )
    store.setQuery('my zorbing gizmo')
    await store.submit()
    expect(fullText).toHaveBeenCalledWith(['zorbing', 'gizmo'])
    expect(store.$search.get()).toEqual({
      state: 'nothing',
      query: 'my zorbing gizmo',
      mentions: [{ id: 3, title: 'Slow' }],
    })
  })

  test('does without the full text when that cannot be loaded, and does not call the guide missing', async () => {
    const missed = vi.fn()
    const fullText = () => Promise.reject(new Error('offline'))
    const store = createSearchStore(
      { ...quiet, search: () => Promise.resolve(ok(none)), fullText, missed },
      500,
    )
    store.setQuery('gizmo')
    await store.submit()
    expect(store.$search.get()).toEqual({ state: 'nothing', query: 'gizmo', mentions: undefined })
    expect(missed).not.toHaveBeenCalled()
  })

  test('says why there is no answer, and keeps what was typed', async () => {
    const store = createSearchStore(
      { ...quiet, search: () => Promise.resolve(fail('broken')) },
      500,
    )
    store.setQuery('wifi')
    await store.submit()
    expect(store.$search.get()).toEqual({ state: 'failed', query: 'wifi', reason: 'broken' })
    expect(store.$query.get()).toBe('wifi')
  })
})

describe('a search that found', () => {
  const missedAfter = async (answer: Answer, texts: { id: number; title: string }[]) => {
    const missed = vi.fn()
    const fullText = () => Promise.resolve(texts)
    const search = () => Promise.resolve(ok(answer))
    const store = createSearchStore({ ...quiet, search, fullText, missed }, 500)
    store.setQuery('gizmo')
    await store.submit()
    return missed.mock.calls
  }

  test('nothing at all is noted as missing', async () =>
    expect(await missedAfter(none, [])).toEqual([['gizmo']]))

  test('a guide, or a mention in a text, is not', async () => {
    expect(await missedAfter(some, [])).toEqual([])
    expect(await missedAfter(none, [{ id: 16, title: 'Wi-Fi' }])).toEqual([])
  })
})
