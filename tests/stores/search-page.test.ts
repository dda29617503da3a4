import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import type { Search } from '#services/search.ts'
import { createSearchPage } from '#stores/guide-search/search-page.ts'
import { createSearchStore } from '#stores/guide-search/search.ts'
import { none, some } from '../fakes/search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(query: string, search: Search = () => Promise.resolve(ok(some))) {
  const ask = vi.fn(search)
  const quiet = { fullText: () => Promise.resolve([]), prepare: () => {}, missed: () => {} }
  const store = createSearchStore({ ...quiet, search: ask }, 500)
  const address = { query, isAsked: false }
  const page = createSearchPage(store, {
    query: () => address.query,
    setQuery: query => {
      address.query = query
    },
    markQuery: hasQuery => {
      address.isAsked = hasQuery
    },
  })
  return { page, store, ask, address }
}

describe('the search page', () => {
  test('that is opened with a query in its address searches for it', async () => {
    const { page, store, ask, address } = open(' no sound ')
    page.open()
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledWith('no sound', { literal: false })
    expect(store.$search.get()).toMatchObject({ state: 'found', query: 'no sound' })
    expect(address).toEqual({ query: 'no sound', isAsked: true })
  })

  test('that is opened without one shows its full list', async () => {
    const { page, store, ask, address } = open('')
    page.open()
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).not.toHaveBeenCalled()
    expect(store.$search.get()).toEqual({ state: 'idle' })
    expect(address).toEqual({ query: '', isAsked: false })
  })

  test('leaves alone what was typed before its script was there', () => {
    const { page, store, ask } = open('old')
    store.setQuery('new')
    page.open()
    expect(store.$query.get()).toBe('new')
    expect(ask).not.toHaveBeenCalled()
  })

  test('writes a query into the address once it has been searched, so that it can be shared', async () => {
    const { page, address } = open('')
    page.type(' wifi ')
    expect(address).toEqual({ query: '', isAsked: false })
    await vi.advanceTimersByTimeAsync(500)
    expect(address).toEqual({ query: 'wifi', isAsked: true })
  })

  test('writes it at once on Enter', () => {
    const { page, store, address } = open('')
    store.setQuery(' wifi ')
    void page.submit()
    expect(address).toEqual({ query: 'wifi', isAsked: true })
  })

  test('searches letter for letter where the reader asks for that', async () => {
    const { page, store, ask } = open('')
    store.setQuery('wfii')
    await page.submit(true)
    expect(ask).toHaveBeenCalledWith('wfii', { literal: true })
  })

  test.each([
    ['emptied', (page: ReturnType<typeof open>['page']) => page.type('  ')],
    ['cleared', (page: ReturnType<typeof open>['page']) => page.clear()],
  ])('shows its full list again at once when the box is %s', async (_, empty) => {
    const { page, store, address } = open('wifi')
    page.open()
    await vi.advanceTimersByTimeAsync(0)
    empty(page)
    expect(address).toEqual({ query: '', isAsked: false })
    expect(store.$search.get()).toEqual({ state: 'idle' })
  })

  test('shows its full list where the search fails, on Enter or on a pause', async () => {
    const { page, store, address } = open('', () => Promise.resolve(fail('broken')))
    store.setQuery('wifi')
    await page.submit()
    expect(address).toEqual({ query: 'wifi', isAsked: false })
    page.type('sound')
    await vi.advanceTimersByTimeAsync(500)
    expect(address).toEqual({ query: 'sound', isAsked: false })
  })

  test('keeps the results where nothing was found', async () => {
    const { page, store, address } = open('', () => Promise.resolve(ok(none)))
    store.setQuery('gizmo')
    await page.submit()
    expect(address.isAsked).toBe(true)
  })
})
