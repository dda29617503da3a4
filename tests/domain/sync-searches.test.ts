import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { mergeSearches, searchKey } from '#domain/sync/searches.ts'
import { mergeProgress, parseProgress, placeBefore } from '#domain/guide/progress.ts'

const at = (query: string, time: number) => ({ query, at: time })

describe('searches of a device and of an account', () => {
  test('are shown together, newest first, at most five', () => {
    const local = [at('f', 6), at('d', 4), at('b', 2)]
    const remote = [at('e', 5), at('c', 3), at('a', 1)]
    const { shown, toSave } = mergeSearches(local, remote, [])
    expect(shown.map(({ query }) => query)).toEqual(['f', 'e', 'd', 'c', 'b'])
    expect(toSave).toEqual(local)
  })

  test('count as one when only the capitals differ: the newer spelling stays', () => {
    const { shown } = mergeSearches([at('No Sound', 2)], [at('no sound', 1)], [])
    expect(shown).toEqual([at('No Sound', 2)])
  })

  test('without a time come last, and are not lost', () => {
    const { shown, toSave } = mergeSearches([{ query: 'old', at: undefined }], [at('new', 5)], [])
    expect(shown).toEqual([at('new', 5), { query: 'old', at: undefined }])
    expect(toSave).toEqual([at('old', 0)])
  })

  test('that were removed here are removed from the account', () => {
    const before = [at('b', 2), at('a', 1)]
    const { shown, toRemove } = mergeSearches([at('a', 1)], before, before)
    expect(toRemove).toEqual(['b'])
    expect(shown).toEqual([at('a', 1)])
  })

  test('that were removed on another device are removed here, unless searched for again', () => {
    const before = [at('b', 2), at('a', 1)]
    expect(mergeSearches(before, [at('a', 1)], before).shown).toEqual([at('a', 1)])
    const again = mergeSearches([at('b', 9), at('a', 1)], [at('a', 1)], before)
    expect(again.shown).toEqual([at('b', 9), at('a', 1)])
    expect(again.toSave).toEqual([at('b', 9)])
  })

  test('that are removed may be the oldest of a short list', () => {
    const before = [at('b', 2), at('a', 1)]
    expect(mergeSearches([at('b', 2)], before, before).toRemove).toEqual(['a'])
  })

  test('that were removed here and made again elsewhere stay', () => {
    const { shown, toRemove } = mergeSearches([], [at('fan', 9)], [at('fan', 2)])
    expect([shown, toRemove]).toEqual([[at('fan', 9)], []])
  })

  test('of one moment are shown as this device spells them', () => {
    expect(mergeSearches([at('Fan', 1)], [at('fan', 1)], []).shown).toEqual([at('Fan', 1)])
  })

  test('that fell out of a full list stay in the account', () => {
    const before = [5, 4, 3, 2, 1].map(time => at(`s${time}`, time))
    const local = [at('s6', 6), ...before.slice(0, 4)]
    expect(mergeSearches(local, before, before).toRemove).toEqual([])
  })

  test('that were removed from a full list are removed, though a new one has filled it again', () => {
    const before = [5, 4, 3, 2, 1].map(time => at(`s${time}`, time))
    const local = [at('s6', 6), ...before.filter(({ query }) => query !== 's4')]
    expect(mergeSearches(local, before, before)).toMatchObject({ toRemove: ['s4'], shown: local })
  })

  const entry = fc.record({
    query: fc.constantFrom('a', 'A', 'b', 'c', 'd', 'e', 'f', 'g'),
    at: fc.integer({ min: 1, max: 50 }),
  })
  const list = fc.array(entry, { maxLength: 5 })

  test('are never lost on the first sign-in: each is in the account afterwards', () => {
    fc.assert(
      fc.property(list, fc.array(entry, { maxLength: 12 }), (local, remote) => {
        const { shown, toSave, toRemove } = mergeSearches(local, remote, [])
        expect(toRemove).toEqual([])
        const after = new Set([...remote, ...toSave].map(({ query }) => searchKey(query)))
        for (const { query } of [...local, ...remote])
          expect(after.has(searchKey(query))).toBe(true)
        const times = shown.map(({ at: time }) => time ?? 0)
        expect(times).toEqual(times.toSorted((a, b) => b - a))
        expect(shown.length).toBe(Math.min(5, after.size))
        const newest = Math.max(0, ...[...local, ...remote].map(({ at: time }) => time))
        expect(times[0] ?? 0).toBe(newest)
      }),
    )
  })

  test('merge to the same when nothing has happened since', () => {
    fc.assert(
      fc.property(list, list, (local, remote) => {
        const first = mergeSearches(local, remote, [])
        const saved = new Map(
          [...remote, ...first.toSave]
            .toSorted((a, b) => a.at - b.at)
            .map(kept => [searchKey(kept.query), kept]),
        )
        const base = first.shown.map(({ query, at: time = 0 }) => at(query, time))
        const second = mergeSearches(first.shown, [...saved.values()], base)
        expect(second.toSave).toEqual([])
        expect(second.toRemove).toEqual([])
        expect(second.shown.map(({ at: time }) => time)).toEqual(
          first.shown.map(({ at: time }) => time),
        )
      }),
    )
  })
})

describe('places in guides', () => {
  const place = (guide: number, step: number, time: number) => ({
    guide,
    title: 'Wi-Fi',
    fix: 1,
    step,
    at: time,
  })

  test('the newest place in each guide stays, and only what the account lacks is saved', () => {
    const { all, toSave } = mergeProgress(
      [place(16, 3, 9), place(1, 1, 1)],
      [place(16, 2, 5), place(1, 4, 8)],
    )
    expect(all).toEqual([place(16, 3, 9), place(1, 4, 8)])
    expect(toSave).toEqual([place(16, 3, 9)])
  })

  test('come the newest first; of two from one moment the account keeps its own', () => {
    const [early, late] = [place(1, 1, 1), place(2, 1, 2)]
    expect(mergeProgress([early, late], [])).toEqual({ all: [late, early], toSave: [early, late] })
    const same = mergeProgress([place(1, 2, 1)], [early])
    expect(same).toEqual({ all: [early], toSave: [] })
  })

  test('are the step whose beginning the eyes have passed', () => {
    const marks = [
      { fix: 0, step: 0, top: 0 },
      { fix: 1, step: 0, top: 100 },
      { fix: 1, step: 1, top: 200 },
      { fix: 0, step: 0, top: 300 },
    ]
    expect([-1, 0, 99, 100, 199, 200, 299, 300].map(eyes => placeBefore(marks, eyes)?.top)).toEqual(
      [undefined, undefined, undefined, 100, 100, 200, 200, undefined],
    )
  })

  test.each([undefined, '', '{', '{}', '[1]', '[{"guide":"x"}]'])(
    'stored as %j is no place',
    text => expect(parseProgress(text)).toEqual([]),
  )

  test('an entry that makes no sense does not take the others with it', () => {
    expect(parseProgress(JSON.stringify([{ guide: 0 }, place(16, 3, 9)]))).toEqual([
      place(16, 3, 9),
    ])
  })
})
