/** What stores do at their edges: late answers, second presses, failures. The usual way stands in the file of each store. */
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import type { Session } from '#domain/sign-in/session.ts'
import type { Votes } from '#domain/forum/vote.ts'
import type { WebSearch } from '#services/web-search.ts'
import { createDevice } from '#stores/diagnostics/device.ts'
import { createDiagnostics } from '#stores/diagnostics/diagnostics.ts'
import { createFollowMember } from '#stores/sync/follow-member.ts'
import { createForum } from '#stores/forum/forum.ts'
import { createNotice } from '#stores/forum/notice.ts'
import { createHomePage } from '#stores/home-search/home.ts'
import type { HomeRequest } from '#stores/home-search/requests.ts'
import { createOffline } from '#stores/offline/offline.ts'
import { createQuestionForm } from '#stores/forum/question-form.ts'
import { createRecentSearches } from '#stores/home-search/recent-searches.ts'
import { createSearchStore } from '#stores/guide-search/search.ts'
import { createShare } from '#stores/share/share.ts'
import { createSuggestions } from '#stores/home-search/suggestions.ts'
import { createVoiceSearch } from '#stores/guide-search/voice-search.ts'
import { createVotes } from '#stores/forum/votes.ts'
import { createWebSearchStore } from '#stores/home-search/web-search.ts'
import { ann, fakeDevice, fakeQuestions, hum, nowhere } from '../fakes/questions.ts'
import { some } from '../fakes/search.ts'

beforeEach(() => {
  fakeDevice()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const soon = () => vi.advanceTimersByTimeAsync(0)
const never = () => new Promise<never>(() => {})

describe('a vote', () => {
  const question = { ...hum, uid: 'zoe' }
  async function setUp(memberFirst: () => Promise<unknown>, vote = vi.fn(async () => ok(null))) {
    const service = fakeQuestions({ vote })
    const forum = createForum(service, nowhere)
    await forum.load()
    const $notice = createNotice()
    const votes = createVotes({
      service,
      forum,
      $session: atom<Session>({ state: 'member', member: ann }),
      memberFirst: memberFirst as never,
      $notice,
      $votes: atom<Votes>({}),
      $uid: atom(''),
    })
    return { votes, $notice, vote }
  }

  test('is told to have failed where nobody can tell who is here', async () => {
    const { votes, $notice } = await setUp(async () => fail('offline'))
    await votes.vote(question, 1)
    expect($notice.get()).toMatchObject({ state: 'failed', action: 'vote', reason: 'offline' })
  })

  test('of a guest, who is sent to log in, is no failure', async () => {
    const { votes, $notice } = await setUp(async () => fail('guest'))
    const before = $notice.get()
    await votes.vote(question, 1)
    expect($notice.get()).toEqual(before)
  })

  test('that follows a finished one counts like a first', async () => {
    const { votes, vote } = await setUp(async () => ok(ann))
    await votes.vote(question, 1)
    await votes.vote(question, 1)
    await votes.vote(question, 1)
    expect(vote.mock.calls.map(([, , value]: unknown[]) => value)).toEqual([1, 0, 1])
  })
})

describe('home', () => {
  function home() {
    const search = createSearchStore(
      {
        search: () => Promise.resolve(ok(some)),
        fullText: async () => [],
        prepare: () => {},
        missed: () => {},
      },
      800,
    )
    const recent = { add: vi.fn(), addTyped: vi.fn() }
    const web = { search: vi.fn(async () => {}), clear: vi.fn() }
    const suggestions = { type: vi.fn(), clear: vi.fn(), settle: vi.fn() }
    const query = { keep: vi.fn(), kept: vi.fn(() => '') }
    const requests = atom<HomeRequest | undefined>()
    const $name = atom('Rosa')
    const page = createHomePage({
      name: $name,
      search,
      recent,
      web,
      suggestions,
      requests,
      query,
      goTo: vi.fn(),
    })
    return { page, search, recent, web, suggestions, query, $name }
  }

  test('keeps what was typed once, at a press, and not again when the typing has rested', async () => {
    const { page, query } = home()
    page.type('wifi')
    void page.search()
    await vi.advanceTimersByTimeAsync(5000)
    expect(query.keep.mock.calls).toEqual([['wifi', 'Rosa']])
  })

  test('keeps what was typed before a guide or the web takes the reader away', async () => {
    const { page, search, query, recent } = home()
    search.note('wifi')
    page.choose('/issue/16')
    expect(query.keep).toHaveBeenLastCalledWith('wifi', 'Rosa')
    search.note('sound')
    await page.searchWeb()
    expect(query.keep).toHaveBeenLastCalledWith('sound', 'Rosa')
    expect(recent.add).toHaveBeenLastCalledWith('sound')
  })

  test('that is cleared has no suggestions, no results and no web', async () => {
    const { page, search, web, suggestions } = home()
    search.note('wifi')
    await page.searchWeb()
    page.clear()
    expect(search.$query.get()).toBe('')
    expect(web.clear).toHaveBeenCalled()
    expect(suggestions.clear).toHaveBeenCalled()
    expect(page.$webFirst.get()).toBe(false)
  })

  test('searches for nothing when somebody tells a name before typing, or another name', async () => {
    const { page, search, recent, $name } = home()
    $name.set('')
    page.followReader()
    $name.set('Rosa')
    search.note('wifi')
    $name.set('Rose')
    await soon()
    expect(search.$search.get()).toEqual({ state: 'idle' })
    expect(recent.add).not.toHaveBeenCalled()
  })

  test('leaves alone what was typed before its script was there', () => {
    const { page, search, query } = home()
    query.kept.mockReturnValue('old')
    search.note('new')
    page.followReader()
    expect(search.$query.get()).toBe('new')
  })
})

describe('a member’s lists', () => {
  test('are not said to be out of reach once they are merged, however late it is', async () => {
    const $session = atom<Session>({ state: 'member', member: ann })
    const { $merge, follow } = createFollowMember({ $session, lists: [], run: async () => true })
    follow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect($merge.get()).toBe('merged')
  })

  test('are said to be out of reach where nothing answers for ten seconds, and merged when it does', async () => {
    let answer = (_given: boolean) => {}
    const $session = atom<Session>({ state: 'member', member: ann })
    const { $merge, follow } = createFollowMember({
      $session,
      lists: [],
      run: () => new Promise(done => (answer = done)),
    })
    follow()
    await vi.advanceTimersByTimeAsync(9999)
    expect($merge.get()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect($merge.get()).toBe('unreachable')
    answer(true)
    await soon()
    expect($merge.get()).toBe('merged')
  })

  test('that change while they are merged are merged once more, one merge at a time', async () => {
    const answers: ((merged: boolean) => void)[] = []
    const run = vi.fn(() => new Promise<boolean>(done => answers.push(done)))
    const $list = atom(0)
    const $session = atom<Session>({ state: 'member', member: ann })
    const stop = createFollowMember({ $session, lists: [$list], run }).follow()
    $list.set(1)
    $list.set(2)
    expect(run).toHaveBeenCalledTimes(1)
    answers[0]?.(true)
    await soon()
    expect(run).toHaveBeenCalledTimes(2)
    answers[1]?.(true)
    await soon()
    stop()
    $list.set(3)
    expect(run).toHaveBeenCalledTimes(2)
  })
})

describe('the kept library', () => {
  const service = {
    pages: async () => ok([]),
    offer: async () => fail('offline'),
    hasLibrary: async () => false,
    keep: vi.fn(never),
    forgetLibrary: async () => {},
  } as const

  test('that cannot be offered says why, and nothing is kept', async () => {
    const offline = createOffline(service)
    expect(offline.$library.get()).toEqual({ state: 'looking' })
    offline.$library.listen(() => {})
    await soon()
    expect(offline.$library.get()).toEqual({ state: 'failed', reason: 'offline' })
    await offline.keep()
    expect(service.keep).not.toHaveBeenCalled()
  })

  test('that is here is not offered again', async () => {
    const offline = createOffline({ ...service, hasLibrary: async () => true })
    offline.$library.listen(() => {})
    await soon()
    expect(offline.$library.get()).toEqual({ state: 'kept' })
  })

  test('lists the pages as soon as somebody looks, or says that the browser keeps none', async () => {
    const pages = [{ path: '/issue/1', title: 'No power' }]
    const kept = createOffline({ ...service, pages: async () => ok(pages) })
    expect(kept.$pages.get()).toEqual({ state: 'looking' })
    kept.$pages.listen(() => {})
    const refused = createOffline({ ...service, pages: async () => fail('refused') })
    refused.$pages.listen(() => {})
    await soon()
    expect(kept.$pages.get()).toEqual({ state: 'ready', pages })
    expect(refused.$pages.get()).toEqual({ state: 'refused' })
  })

  test('tells how much of it has come', async () => {
    const files = [
      ['/a', '1'],
      ['/b', '2'],
    ] as [string, string][]
    const offline = createOffline({
      ...service,
      offer: async () => ok({ files, bytes: 2, sent: 1 }),
      keep: async (_list, progress) => {
        progress(1)
        return never()
      },
    })
    offline.$library.listen(() => {})
    await soon()
    void offline.keep()
    expect(offline.$library.get()).toEqual({ state: 'keeping', done: 1, all: 2 })
  })
})

describe('a question that is being asked', () => {
  test('keeps in the form what was typed while it was on its way', async () => {
    let arrive = () => {}
    const form = createQuestionForm({
      service: {
        ask: async (...asked) => {
          await new Promise<void>(done => (arrive = done))
          return fakeQuestions().ask(...asked)
        },
      },
      memberFirst: async () => ok(ann),
      $notice: createNotice(),
      asked: () => {},
      wayBack: () => '',
      newId: () => 'id',
    })
    form.type({ title: 'Why does it hum?', details: '', category: 'Technical' })
    const sent = form.send()
    await soon()
    expect(form.$sending.get()).toBe(true)
    form.type({ details: 'All day.' })
    arrive()
    await sent
    expect(form.$draft.get()).toMatchObject({ details: 'All day.' })
    expect(form.$sending.get()).toBe(false)
  })
})

describe('searches that were typed in pauses', () => {
  test('take the place of their beginning only', () => {
    const recent = createRecentSearches(() => 1)
    recent.clear()
    recent.add('sound')
    recent.addTyped('wi')
    recent.addTyped('wifi')
    expect(recent.$recent.get().map(({ query }) => query)).toEqual(['wifi', 'sound'])
    recent.remove('wifi')
    expect(recent.$recent.get().map(({ query }) => query)).toEqual(['sound'])
  })
})

describe('suggestions', () => {
  test('that would be none leave an empty list alone, and close an open one', async () => {
    const answers = [ok(some), ok({ ...some, hits: [] })]
    const store = createSuggestions(async () => answers.shift() ?? ok(some))
    store.type('wifi')
    await vi.advanceTimersByTimeAsync(120)
    expect(store.$suggestions.get().state).toBe('shown')
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

describe('the web search', () => {
  test('shows that it is under way, and asks for nothing where nothing was typed', async () => {
    const search = vi.fn<WebSearch>(never)
    const store = createWebSearchStore(search, { confirm: () => true, open: () => true })
    await store.search('  ')
    expect(search).not.toHaveBeenCalled()
    expect(store.$web.get()).toEqual({ state: 'idle', query: '' })
    void store.search(' fan ')
    expect(store.$web.get()).toEqual({ state: 'loading', query: 'fan' })
  })

  test('shows the answers to another query once they are there', async () => {
    const store = createWebSearchStore(async query => ok([{ title: query }] as never), {
      confirm: () => true,
      open: () => true,
    })
    await store.search('fan')
    await store.search('sound')
    expect(store.$web.get()).toEqual({
      state: 'ready',
      query: 'sound',
      value: [{ title: 'sound' }],
    })
  })

  test('forgets that a page was stopped when it is cleared', () => {
    const store = createWebSearchStore(async () => ok([]), {
      confirm: () => true,
      open: () => false,
    })
    store.visit('https://a.example')
    store.clear()
    expect(store.$stopped.get()).toBe(false)
    expect(store.$web.get()).toEqual({ state: 'idle', query: '' })
  })
})

test('voice search follows the page once, however often it listens, and stops when it is left', () => {
  const life = { hidden: () => {}, left: () => {} }
  const watchLife = vi.fn((watched: typeof life) => {
    Object.assign(life, watched)
    return () => {}
  })
  const { press, $listening } = createVoiceSearch(
    {
      supported: () => true,
      listen: ended => () => ended({ how: 'stopped' }),
    },
    { alert: () => {}, silence: () => {}, watchLife },
  )
  press()
  press()
  press()
  expect(watchLife).toHaveBeenCalledOnce()
  life.left()
  expect($listening.get()).toEqual({ state: 'idle' })
})

test('what is shared is told: copied, refused, and anew at each press', async () => {
  const copy = vi.fn(async () => ok(null) as never)
  const openSheet = vi.fn(async () => ok(null) as never)
  const share = createShare({ hasSheet: () => true, copy, openSheet })
  const seen: string[] = []
  share.$shared.listen(now => seen.push(now))
  await share.copy('https://fixwise.example')
  await share.copy('https://fixwise.example')
  expect(copy).toHaveBeenCalledWith('https://fixwise.example')
  expect(seen).toEqual(['copied', 'nothing', 'copied'])
  copy.mockResolvedValue(fail('refused') as never)
  await share.copy('https://fixwise.example')
  expect(share.$shared.get()).toBe('refused')
  await share.open('Title', 'https://fixwise.example')
  expect(openSheet).toHaveBeenCalledWith('Title', 'https://fixwise.example')
  expect(share.$shared.get()).toBe('nothing')
  openSheet.mockResolvedValue(fail('refused') as never)
  await share.open('Title', 'https://fixwise.example')
  expect(share.$shared.get()).toBe('refused')
})

test('a form without errors has no mark in its title', () => {
  const markTitle = vi.fn()
  const answers = { read: () => undefined, write: () => {}, forget: () => {} }
  createDiagnostics({ after: () => () => {}, markTitle, answers }).redo()
  expect(markTitle).toHaveBeenCalledExactlyOnceWith(false)
})

test('what the device tells after nobody looks any more is not shown', async () => {
  let tell = (_given: object) => {}
  const { $seen } = createDevice(() => new Promise(done => (tell = done)))
  const stop = $seen.listen(() => {})
  stop()
  await vi.advanceTimersByTimeAsync(2000)
  tell({ cores: 4 })
  await soon()
  expect($seen.value).toBeUndefined()
})
