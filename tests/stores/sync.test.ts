import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import type { SyncSnapshot } from '#domain/sync/snapshot.ts'
import { searchKey } from '#domain/sync/searches.ts'
import type { KeptSearch } from '#domain/sync/searches.ts'
import { mergeProgress } from '#domain/guide/progress.ts'
import type { Progress } from '#domain/guide/progress.ts'
import { addSearch, removeSearch } from '#domain/home-search/recent-searches.ts'
import type { RecentSearch } from '#domain/home-search/recent-searches.ts'
import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { MemberChanges, MemberDataService } from '#services/member-data.ts'
import { nullMemberData } from '#services/null-services.ts'
import { createSync } from '#stores/sync/sync.ts'

/** Accounts as the database keeps them: one document for a search, whatever its capitals, and one for a guide. */
function createCloud() {
  const accounts = new Map<
    string,
    { searches: Map<string, KeptSearch>; progress: Map<number, Progress> }
  >()
  const of = (uid: string) => {
    const account = accounts.get(uid) ?? { searches: new Map(), progress: new Map() }
    accounts.set(uid, account)
    return account
  }
  const data: MemberDataService = {
    ...nullMemberData,
    load: uid =>
      Promise.resolve({
        ok: true,
        value: {
          searches: [...of(uid).searches.values()].toSorted((a, b) => b.at - a.at),
          progress: [...of(uid).progress.values()],
        },
      }),
    save(uid: string, { searches, removedSearches, progress }: MemberChanges) {
      for (const search of searches) of(uid).searches.set(searchKey(search.query), search)
      for (const query of removedSearches) of(uid).searches.delete(searchKey(query))
      for (const place of progress) of(uid).progress.set(place.guide, place)
      return Promise.resolve({ ok: true, value: null })
    },
  }
  return { data, of }
}

function createDevice(data: MemberDataService) {
  let searches: readonly RecentSearch[] = []
  let progress: readonly Progress[] = []
  let last: SyncSnapshot | undefined
  let isHere = true
  const sync = createSync(data, {
    searches: { read: () => searches, replace: list => (searches = list) },
    progress: { read: () => progress, replace: list => (progress = list) },
    hasMember: () => isHere,
    removeTraces,
    readLast: () => last,
    writeLast: next => (last = next),
  })
  function removeTraces() {
    searches = []
    progress = []
    last = undefined
  }
  return {
    sync,
    logOut() {
      isHere = false
      removeTraces()
    },
    search: (query: string, at: number) => (searches = addSearch(searches, query, at)),
    remove: (query: string) => (searches = removeSearch(searches, query)),
    reach(guide: number, step: number, at: number) {
      const place = { guide, title: '', fix: 1, step, at }
      progress = mergeProgress([place], progress).all
      return place
    },
    queries: () => searches.map(({ query }) => query),
    steps: () => Object.fromEntries(progress.map(({ guide, step }) => [guide, step])),
    last: () => last,
  }
}

describe('a device and an account', () => {
  test('what was done here before signing in is in the account afterwards, and the other way round', async () => {
    const { data, of } = createCloud()
    const [home, work] = [createDevice(data), createDevice(data)]
    home.search('no sound', 1)
    home.reach(16, 3, 1)
    work.search('slow laptop', 2)
    work.reach(2, 1, 2)
    await home.sync.run('ann')
    await work.sync.run('ann')
    await home.sync.run('ann')
    for (const device of [home, work]) {
      expect(device.queries()).toEqual(['slow laptop', 'no sound'])
      expect(device.steps()).toEqual({ 16: 3, 2: 1 })
    }
    expect(of('ann').searches.size).toBe(2)
  })

  test('a search that is removed here is gone on the other device too', async () => {
    const { data } = createCloud()
    const [home, work] = [createDevice(data), createDevice(data)]
    home.search('no sound', 1)
    home.search('slow laptop', 2)
    await home.sync.run('ann')
    await work.sync.run('ann')
    work.remove('no sound')
    await work.sync.run('ann')
    await home.sync.run('ann')
    expect(home.queries()).toEqual(['slow laptop'])
  })

  test('a place in a guide goes to the account by itself, and is known as the member’s', async () => {
    const { data, of } = createCloud()
    const home = createDevice(data)
    await home.sync.run('ann')
    const load = vi.spyOn(data, 'load')
    expect(await home.sync.send('ann', home.reach(16, 4, 9))).toBe(true)
    expect(of('ann').progress.get(16)).toMatchObject({ step: 4 })
    expect(load).not.toHaveBeenCalled()
    expect(home.last()?.progress).toEqual([{ guide: 16, at: 9 }])
  })

  test('a place on a device that was never merged merges everything', async () => {
    const { data, of } = createCloud()
    const home = createDevice(data)
    home.search('no sound', 1)
    expect(await home.sync.send('ann', home.reach(16, 4, 9))).toBe(true)
    expect(of('ann').searches.size).toBe(1)
    expect(of('ann').progress.get(16)).toMatchObject({ step: 4 })
  })

  test('what one member has left behind does not go into the account of the next', async () => {
    const { data, of } = createCloud()
    const home = createDevice(data)
    home.search('ann’s secret', 1)
    home.reach(16, 3, 1)
    await home.sync.run('ann')
    home.search('ann’s last secret', 2)
    await home.sync.run('bob')
    expect(of('bob').searches.size).toBe(0)
    expect(of('bob').progress.size).toBe(0)
    expect(home.queries()).toEqual([])
  })

  test('nor does what the first one’s account never got, because it could not be reached', async () => {
    const { data, of } = createCloud()
    let online = false
    const load: MemberDataService['load'] = uid =>
      online ? data.load(uid) : Promise.resolve(authFailure('data', 'offline'))
    const home = createDevice({ ...data, load })
    home.search('ann’s secret', 1)
    await home.sync.run('ann')
    online = true
    await home.sync.run('bob')
    expect(of('bob').searches.size).toBe(0)
    expect(home.queries()).toEqual([])
  })

  test('a merge that is under way when the member logs out brings nothing back', async () => {
    const { data, of } = createCloud()
    of('ann').searches.set('no sound', { query: 'no sound', at: 1 })
    for (const slow of ['load', 'save'] as const) {
      let arrive = () => {}
      const waiting = new Promise<void>(resolve => (arrive = resolve))
      const asked = vi.fn(() => waiting)
      const home = createDevice({
        ...data,
        load: async uid => {
          if (slow === 'load') await asked()
          return data.load(uid)
        },
        save: async (uid, changes) => {
          if (slow === 'save') await asked()
          return data.save(uid, changes)
        },
      })
      home.search('slow laptop', 2)
      const running = home.sync.run('ann')
      await vi.waitFor(() => expect(asked).toHaveBeenCalled())
      home.logOut()
      arrive()
      expect(await running).toBe(false)
      expect(home.queries()).toEqual([])
      expect(home.last()).toBeUndefined()
    }
  })
})

describe('when the account', () => {
  const offline = () => Promise.resolve(authFailure('data', 'offline'))

  test('cannot be reached, nothing on the device changes, and nothing is lost for the next time', async () => {
    const { data } = createCloud()
    const home = createDevice({ ...data, load: offline })
    home.search('no sound', 1)
    expect(await home.sync.run('ann')).toBe(false)
    expect(await home.sync.send('ann', home.reach(16, 1, 2))).toBe(false)
    expect(home.queries()).toEqual(['no sound'])
    expect(home.steps()).toEqual({ 16: 1 })
    expect(home.last()?.searches).toEqual([])
  })

  test('refuses what it is sent, the device still has it and shows nothing as saved', async () => {
    const { data, of } = createCloud()
    of('ann').searches.set('old', { query: 'old', at: 1 })
    const home = createDevice({ ...data, save: offline })
    home.search('no sound', 2)
    expect(await home.sync.run('ann')).toBe(false)
    expect(home.queries()).toEqual(['no sound'])
    expect(home.last()?.searches).toEqual([])
  })

  test('is lost between two places, the earlier merge stays as it was', async () => {
    const { data } = createCloud()
    let online = true
    const home = createDevice({
      ...data,
      save: (uid, changes) => (online ? data.save(uid, changes) : offline()),
    })
    home.reach(16, 1, 1)
    await home.sync.run('ann')
    online = false
    expect(await home.sync.send('ann', home.reach(16, 2, 2))).toBe(false)
    expect(home.last()?.progress).toEqual([{ guide: 16, at: 1 }])
    online = true
    await home.sync.run('ann')
    expect(home.last()?.progress).toEqual([{ guide: 16, at: 2 }])
  })

  test('takes its time, what the reader does meanwhile stays', async () => {
    const { data } = createCloud()
    let arrive = () => {}
    const slow = new Promise<void>(resolve => (arrive = resolve))
    const save = vi.fn<MemberDataService['save']>((...of) => slow.then(() => data.save(...of)))
    const home = createDevice({ ...data, save })
    home.search('no sound', 1)
    const running = home.sync.run('ann')
    await vi.waitFor(() => expect(save).toHaveBeenCalled())
    home.search('slow laptop', 2)
    arrive()
    expect(await running).toBe(true)
    expect(home.queries()).toEqual(['slow laptop', 'no sound'])
    expect(home.last()?.searches).toEqual([{ query: 'no sound', at: 1 }])
  })
})

describe('two devices, whatever they do and in whatever order they merge', () => {
  const device = fc.constantFrom(0 as const, 1 as const)
  const act = fc.oneof(
    fc.record({
      kind: fc.constant('search' as const),
      device,
      query: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    }),
    fc.record({
      kind: fc.constant('reach' as const),
      device,
      guide: fc.integer({ min: 1, max: 3 }),
      step: fc.integer({ min: 0, max: 9 }),
    }),
    fc.record({
      kind: fc.constant('send' as const),
      device,
      guide: fc.integer({ min: 1, max: 3 }),
      step: fc.integer({ min: 0, max: 9 }),
    }),
    fc.record({ kind: fc.constant('merge' as const), device }),
  )

  test('lose no search and no place, and show the same in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async acts => {
        const { data, of } = createCloud()
        const devices = [createDevice(data), createDevice(data)] as const
        const searched = new Set<string>()
        const newest = new Map<number, number>()
        let now = 0
        for (const done of acts) {
          const here = devices[done.device]
          now += 1
          if (done.kind === 'merge') await here.sync.run('ann')
          else if (done.kind === 'search') {
            searched.add(done.query)
            here.search(done.query, now)
            // A full list pushes its oldest out: that one must have been merged before. Pages merge at each change.
            await here.sync.run('ann')
          } else {
            newest.set(done.guide, done.step)
            const place = here.reach(done.guide, done.step, now)
            if (done.kind === 'send') await here.sync.send('ann', place)
          }
        }
        for (const at of [0, 1, 0, 1] as const) await devices[at].sync.run('ann')
        expect(new Set(of('ann').searches.keys())).toEqual(searched)
        expect(devices[0].queries()).toEqual(devices[1].queries())
        for (const { steps } of devices) expect(steps()).toEqual(Object.fromEntries(newest))
      }),
      { numRuns: 200 },
    )
  })
})
