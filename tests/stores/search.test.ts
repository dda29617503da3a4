import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import type { Answer } from '#domain/search/engine.ts'
import { createHomePage } from '#stores/home.ts'
import type { HomeRequest } from '#stores/home-requests.ts'
import { createSearchStore } from '#stores/search.ts'
import { createSuggestions } from '#stores/suggestions.ts'
import { createWebSearchStore } from '#stores/web-search.ts'

const hit = {
  kind: 'guide' as const,
  id: 16,
  title: 'Wi-Fi',
  description: '',
  score: 1,
  marks: { title: [], description: [] },
}
const some: Answer = { hits: [hit], corrected: undefined }
const none: Answer = { hits: [], corrected: undefined }

/** A search whose answers the test gives when it likes. */
function slowSearch() {
  const waiting = new Map<string, (answer: Answer) => void>()
  const asked: string[] = []
  const search = (query: string) => {
    asked.push(query)
    return new Promise<ReturnType<typeof ok<Answer>>>(resolve => {
      waiting.set(query, answer => resolve(ok(answer)))
    })
  }
  return { search, asked, answer: (query: string, answer: Answer) => waiting.get(query)?.(answer) }
}

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
    store.note('old')
    void store.submit()
    store.note('new')
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
    store.note('wifi')
    void store.submit()
    store.clear()
    answer('wifi', some)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.$search.get()).toEqual({ state: 'idle' })
  })

  test('says nothing was found, with guides that mention all the words', async () => {
    const fullText = vi.fn(() => Promise.resolve([{ id: 3, title: 'Slow' }]))
    const store = createSearchStore(
      { ...quiet, search: () => Promise.resolve(ok(none)), fullText },
      500,
    )
    store.note('my zorbing gizmo')
    await store.submit()
    expect(fullText).toHaveBeenCalledWith(['zorbing', 'gizmo'])
    expect(store.$search.get()).toEqual({
      state: 'nothing',
      query: 'my zorbing gizmo',
      mentions: [{ id: 3, title: 'Slow' }],
    })
  })

  test('does without the full text when that cannot be loaded', async () => {
    const fullText = () => Promise.reject(new Error('offline'))
    const store = createSearchStore(
      { ...quiet, search: () => Promise.resolve(ok(none)), fullText },
      500,
    )
    store.note('gizmo')
    await store.submit()
    expect(store.$search.get()).toMatchObject({ state: 'nothing', mentions: [] })
  })

  test('says when the search could not be loaded, and keeps what was typed', async () => {
    const store = createSearchStore(
      { ...quiet, search: () => Promise.resolve(fail('offline')) },
      500,
    )
    store.note('wifi')
    await store.submit()
    expect(store.$search.get()).toEqual({ state: 'failed', query: 'wifi' })
    expect(store.$query.get()).toBe('wifi')
  })
})

describe('a search that found', () => {
  const missedAfter = async (answer: Answer, texts: { id: number; title: string }[]) => {
    const missed = vi.fn()
    const fullText = () => Promise.resolve(texts)
    const search = () => Promise.resolve(ok(answer))
    const store = createSearchStore({ ...quiet, search, fullText, missed }, 500)
    store.note('gizmo')
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

describe('home', () => {
  function home(answer: Answer) {
    const search = createSearchStore({ ...quiet, search: () => Promise.resolve(ok(answer)) }, 800)
    const recent = { add: vi.fn() }
    const web = { search: vi.fn(() => Promise.resolve()), clear: vi.fn() }
    const suggestions = { type: vi.fn(), clear: vi.fn(), settle: vi.fn() }
    const requests = atom<HomeRequest | undefined>()
    const goTo = vi.fn()
    const page = createHomePage({ search, recent, web, suggestions, requests, goTo })
    return { page, search, recent, web, suggestions, requests, goTo }
  }

  test('remembers a search that found something, and leaves the web alone', async () => {
    const { page, recent, web } = home(some)
    page.type('wifi')
    await vi.advanceTimersByTimeAsync(800)
    expect(recent.add).toHaveBeenCalledWith('wifi')
    expect(web.search).not.toHaveBeenCalled()
  })

  test('asks the web when the library has nothing', async () => {
    const { page, search, web } = home(none)
    search.note('gizmo')
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

  test('searches again for what another part of the page asked while it slept, and once', async () => {
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
    search.note('wifi')
    page.choose('/issue/16')
    expect(recent.add).toHaveBeenCalledWith('wifi')
    expect(goTo).toHaveBeenCalledWith('/issue/16')
  })

  test('asks the web when the reader wants it, but not for nothing', async () => {
    const { page, search, web } = home(some)
    await page.searchWeb()
    expect(web.search).not.toHaveBeenCalled()
    search.note('wifi')
    await page.searchWeb()
    expect(web.search).toHaveBeenCalledWith('wifi')
  })
})

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
    expect(store.$suggestions.get()).toEqual([{ title: 'Wi-Fi', address: '/issue/16' }])
  })

  test('stay while somebody moves through them, and go with the results otherwise', async () => {
    const { search, answer } = slowSearch()
    const store = createSuggestions(search)
    const offered = async (query: string) => {
      store.type(query)
      await vi.advanceTimersByTimeAsync(120)
      answer(query, some)
      await vi.advanceTimersByTimeAsync(0)
    }
    await offered('wifi')
    store.hold()
    store.settle()
    expect(store.$suggestions.get()).toHaveLength(1)
    await offered('wifi gone')
    store.settle()
    expect(store.$suggestions.get()).toEqual([])
    await offered('wifi')
    store.hold()
    store.clear()
    expect(store.$suggestions.get()).toEqual([])
  })

  test('are gone once the box is cleared, even if an answer was under way', async () => {
    const { search, answer } = slowSearch()
    const store = createSuggestions(search)
    store.type('wifi')
    await vi.advanceTimersByTimeAsync(120)
    store.clear()
    answer('wifi', some)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.$suggestions.get()).toEqual([])
  })
})

describe('the web search', () => {
  test('drops an answer to an older question', async () => {
    let answerOld: (value: ReturnType<typeof ok<never[]>>) => void = () => {}
    const search = (query: string) =>
      query === 'old'
        ? new Promise<ReturnType<typeof ok<never[]>>>(resolve => (answerOld = resolve))
        : Promise.resolve(fail('busy' as const))
    const store = createWebSearchStore(search, { confirm: () => true, open: () => {} })
    void store.search('old')
    await store.search('new')
    answerOld(ok([]))
    await vi.advanceTimersByTimeAsync(0)
    expect(store.$web.get()).toEqual({ state: 'failed', reason: 'busy', query: 'new' })
  })

  test('opens a page only after the reader has agreed', () => {
    const open = vi.fn()
    const refuse = createWebSearchStore(() => Promise.resolve(ok([])), {
      confirm: () => false,
      open,
    })
    refuse.visit('https://a.example')
    expect(open).not.toHaveBeenCalled()
    const agree = createWebSearchStore(() => Promise.resolve(ok([])), { confirm: () => true, open })
    agree.visit('https://a.example')
    expect(open).toHaveBeenCalledWith('https://a.example')
  })
})
