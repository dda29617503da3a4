import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import type { WebSearch } from '#services/web-search.ts'
import { createWebSearchStore } from '#stores/home-search/web-search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tabs = { confirm: () => true, open: () => true }

describe('the web search', () => {
  test('drops an answer to an older question', async () => {
    let answerOld: (value: ReturnType<typeof ok<never[]>>) => void = () => {}
    const search = (query: string) =>
      query === 'old'
        ? new Promise<ReturnType<typeof ok<never[]>>>(resolve => (answerOld = resolve))
        : Promise.resolve(fail('busy' as const))
    const store = createWebSearchStore(search, tabs)
    void store.search('old')
    await store.search('new')
    answerOld(ok([]))
    await vi.advanceTimersByTimeAsync(0)
    expect(store.$web.get()).toEqual({ state: 'failed', reason: 'busy', query: 'new' })
  })

  test('opens a page only after the reader has agreed', () => {
    const open = vi.fn(() => true)
    const refuse = createWebSearchStore(() => Promise.resolve(ok([])), {
      confirm: () => false,
      open,
    })
    refuse.visit('https://a.example')
    expect(open).not.toHaveBeenCalled()
    const agree = createWebSearchStore(() => Promise.resolve(ok([])), { ...tabs, open })
    agree.visit('https://a.example')
    expect(open).toHaveBeenCalledWith('https://a.example')
  })

  test('says so where the browser stops a tab because the reader thought for long', () => {
    const open = vi.fn(() => false)
    const store = createWebSearchStore(() => Promise.resolve(ok([])), { ...tabs, open })
    store.visit('https://a.example')
    expect(store.$stopped.get()).toBe(true)
    open.mockReturnValue(true)
    store.visit('https://a.example')
    expect(store.$stopped.get()).toBe(false)
  })

  test('asks the paid service once for one question, however often and however it comes', async () => {
    const search = vi.fn<WebSearch>(async () => ok([]))
    const store = createWebSearchStore(search, tabs)
    await Promise.all([store.search('fan'), store.search(' fan ')])
    await store.search('fan')
    store.clear()
    await store.search('fan')
    expect(search.mock.calls).toEqual([['fan']])
    expect(store.$web.get()).toEqual({ state: 'ready', query: 'fan', value: [] })
  })

  test('asks once more, at another press, where the service has failed', async () => {
    const search = vi.fn<WebSearch>().mockResolvedValueOnce(fail('slow')).mockResolvedValue(ok([]))
    const store = createWebSearchStore(search, tabs)
    await store.search('fan')
    expect(store.$web.get()).toMatchObject({ state: 'failed', reason: 'slow' })
    await store.search('fan')
    expect(store.$web.get()).toMatchObject({ state: 'ready' })
  })

  test('shows that it is under way, and asks for nothing where nothing was typed', async () => {
    const search = vi.fn<WebSearch>(() => new Promise(() => {}))
    const store = createWebSearchStore(search, tabs)
    await store.search('  ')
    expect(search).not.toHaveBeenCalled()
    expect(store.$web.get()).toEqual({ state: 'idle', query: '' })
    void store.search(' fan ')
    expect(store.$web.get()).toEqual({ state: 'loading', query: 'fan' })
  })

  test('shows the answers to another query once they are there', async () => {
    const store = createWebSearchStore(async query => ok([{ title: query }] as never), tabs)
    await store.search('fan')
    await store.search('sound')
    expect(store.$web.get()).toEqual({
      state: 'ready',
      query: 'sound',
      value: [{ title: 'sound' }],
    })
  })

  test('forgets that a page was stopped when it is cleared', () => {
    const store = createWebSearchStore(async () => ok([]), { ...tabs, open: () => false })
    store.visit('https://a.example')
    store.clear()
    expect(store.$stopped.get()).toBe(false)
    expect(store.$web.get()).toEqual({ state: 'idle', query: '' })
  })
})
