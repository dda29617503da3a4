import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ok } from '#domain/result.ts'
import type { Answer } from '#domain/search/engine.ts'
import { createHomePage } from '#stores/home-search/home.ts'
import type { HomeRequest } from '#stores/home-search/requests.ts'
import { createSearchStore } from '#stores/guide-search/search.ts'
import { none, some } from '../fakes/search.ts'

const quiet = { fullText: () => Promise.resolve([]), prepare: () => {}, missed: () => {} }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('home', () => {
  function home(answer: Answer, { name = 'Rosa', kept = '' } = {}) {
    const $name = atom(name)
    const search = createSearchStore({ ...quiet, search: () => Promise.resolve(ok(answer)) }, 800)
    const recent = { add: vi.fn(), addTyped: vi.fn() }
    const web = { search: vi.fn(() => Promise.resolve()), clear: vi.fn() }
    const suggestions = { type: vi.fn(), clear: vi.fn(), settle: vi.fn() }
    const requests = atom<HomeRequest | undefined>()
    const query = { begin: vi.fn(), keep: vi.fn(), kept: vi.fn(() => kept) }
    const goTo = vi.fn()
    const parts = { name: $name, search, recent, web, suggestions, requests, query, goTo }
    return { page: createHomePage(parts), ...parts, name: $name }
  }

  test('remembers a search that found something, and leaves the web alone', async () => {
    const { page, recent, web } = home(some)
    page.type('wifi')
    await vi.advanceTimersByTimeAsync(800)
    expect(recent.addTyped).toHaveBeenCalledWith('wifi')
    expect(web.search).not.toHaveBeenCalled()
  })

  test('asks the web when the library has nothing', async () => {
    const { page, search, web } = home(none)
    search.setQuery('gizmo')
    await page.search()
    expect(web.search).toHaveBeenCalledWith('gizmo')
  })

  test('offers guides while somebody types, and stops when the results are there', async () => {
    const { page, suggestions } = home(some)
    page.type('wifi')
    expect(suggestions.type).toHaveBeenCalledWith('wifi')
    await vi.advanceTimersByTimeAsync(800)
    expect(suggestions.settle).toHaveBeenCalled()
    expect(suggestions.clear).not.toHaveBeenCalled()
    await page.search()
    expect(suggestions.clear).toHaveBeenCalled()
  })

  test('searches once for what another part of the page requested before hydration', async () => {
    const { page, search, recent, requests } = home(some)
    requests.set({ ask: 'search', query: 'wifi' })
    const stop = page.followRequests()
    await vi.advanceTimersByTimeAsync(0)
    expect(search.$search.get()).toMatchObject({ state: 'found', query: 'wifi' })
    expect(requests.get()).toBeUndefined()
    stop()
    page.followRequests()
    await vi.advanceTimersByTimeAsync(0)
    expect(recent.add).toHaveBeenCalledTimes(1)
  })

  test('goes to a guide that is chosen, and remembers what was typed', () => {
    const { page, search, recent, goTo } = home(some)
    search.setQuery('wifi')
    page.choose('/issue/16')
    expect(recent.add).toHaveBeenCalledWith('wifi')
    expect(goTo).toHaveBeenCalledWith('/issue/16')
  })

  test('asks the web when the reader wants it, but not for nothing', async () => {
    const { page, search, web } = home(some)
    await page.searchWeb()
    expect(web.search).not.toHaveBeenCalled()
    search.setQuery('wifi')
    await page.searchWeb()
    expect(web.search).toHaveBeenCalledWith('wifi')
  })

  test('before there is a nickname, only notes what is typed, and searches for it with the name', async () => {
    const { page, name, search, recent } = home(some, { name: '' })
    page.followReader()
    page.type('wifi')
    await vi.advanceTimersByTimeAsync(2000)
    expect(search.$search.get()).toEqual({ state: 'idle' })
    name.set('Rosa')
    await vi.advanceTimersByTimeAsync(0)
    expect(search.$search.get()).toMatchObject({ state: 'found', query: 'wifi' })
    expect(recent.add).toHaveBeenCalledWith('wifi')
  })

  test('has its results again after a reload, and remembers nothing twice', async () => {
    const { page, search, recent } = home(some, { kept: 'wifi' })
    page.followReader()
    await vi.advanceTimersByTimeAsync(0)
    expect(search.$query.get()).toBe('wifi')
    expect(search.$search.get()).toMatchObject({ state: 'found', query: 'wifi' })
    expect(recent.add).not.toHaveBeenCalled()
  })

  test('keeps what stands in the box, soon after the typing, at once at a search', async () => {
    const { page, query } = home(some)
    page.type('wif')
    // Later the browser might refuse it.
    expect(query.begin).toHaveBeenCalled()
    page.type('wifi')
    await vi.advanceTimersByTimeAsync(300)
    expect(query.keep.mock.calls).toEqual([['wifi', 'Rosa']])
    page.type('wifi slow')
    void page.search()
    expect(query.keep).toHaveBeenLastCalledWith('wifi slow', 'Rosa')
    page.clear()
    expect(query.keep).toHaveBeenLastCalledWith('', 'Rosa')
  })

  test('forgets query and results when the member logs out', async () => {
    const { page, name, search, query } = home(some)
    page.followReader()
    search.setQuery('wifi')
    await page.search()
    name.set('')
    expect(search.$query.get()).toBe('')
    expect(search.$search.get()).toEqual({ state: 'idle' })
    expect(query.keep).toHaveBeenLastCalledWith('', '')
  })

  test('shows the web first at the reader’s request, until the next search', async () => {
    const { page, search } = home(some)
    search.setQuery('wifi')
    await page.searchWeb()
    expect(page.$webFirst.get()).toBe(true)
    page.type('wifi slow')
    expect(page.$webFirst.get()).toBe(false)
  })

  test('keeps what was typed once, at a press, and not again when the typing has rested', async () => {
    const { page, query } = home(some)
    page.type('wifi')
    void page.search()
    await vi.advanceTimersByTimeAsync(5000)
    expect(query.keep.mock.calls).toEqual([['wifi', 'Rosa']])
  })

  test('keeps what was typed before a guide or the web takes the reader away', async () => {
    const { page, search, query, recent } = home(some)
    search.setQuery('wifi')
    page.choose('/issue/16')
    expect(query.keep).toHaveBeenLastCalledWith('wifi', 'Rosa')
    search.setQuery('sound')
    await page.searchWeb()
    expect(query.keep).toHaveBeenLastCalledWith('sound', 'Rosa')
    expect(recent.add).toHaveBeenLastCalledWith('sound')
  })

  test('that is cleared has no suggestions, no results and no web', async () => {
    const { page, search, web, suggestions } = home(some)
    search.setQuery('wifi')
    await page.searchWeb()
    page.clear()
    expect(search.$query.get()).toBe('')
    expect(web.clear).toHaveBeenCalled()
    expect(suggestions.clear).toHaveBeenCalled()
    expect(page.$webFirst.get()).toBe(false)
  })

  test('searches for nothing when somebody gives a name before typing, or changes it', async () => {
    const { page, search, recent, name } = home(some)
    name.set('')
    page.followReader()
    name.set('Rosa')
    search.setQuery('wifi')
    name.set('Rose')
    await vi.advanceTimersByTimeAsync(0)
    expect(search.$search.get()).toEqual({ state: 'idle' })
    expect(recent.add).not.toHaveBeenCalled()
  })

  test('leaves alone what was typed before its script was there', () => {
    const { page, search } = home(some, { kept: 'old' })
    search.setQuery('new')
    page.followReader()
    expect(search.$query.get()).toBe('new')
  })
})
