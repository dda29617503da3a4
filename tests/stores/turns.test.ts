import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { SystemId } from '#domain/guide/systems.ts'
import type { TurnPlace } from '#domain/turns/place.ts'
import { createProgress } from '#stores/gate/progress.ts'
import { createTried } from '#stores/turns/tried.ts'
import { createTurns } from '#stores/turns/turns.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
afterEach(() => void vi.useRealTimers())

/** A browser's history, as far as steps go. */
function fakeHistory(start: TurnPlace | undefined) {
  const entries: (TurnPlace | undefined)[] = [start]
  let at = 0
  let moved = () => {}
  return {
    guide: () => 16,
    linkToFix: (fix: number) => `/issue/16#fix-${fix}`,
    linkToStep: (fix: number, step: number, system: string | undefined) =>
      [fix, step, system].join(' '),
    read: () => entries[at],
    go(place: TurnPlace) {
      entries.splice(++at, entries.length, place)
    },
    replace(place: TurnPlace) {
      entries[at] = place
    },
    back() {
      if (!entries[at - 1]) return false
      at -= 1
      moved()
      return true
    },
    leave() {
      entries[at] = undefined
    },
    watch(given: () => void) {
      moved = given
      return () => {}
    },
  }
}

const part = { kind: 'step' as const, systems: [], inside: [], node: '' }
const fixes = [1, 2].map(number => ({
  number,
  word: 'Fix',
  title: `Fix number ${number}`,
  expect: undefined,
  undo: undefined,
  parts: ['one', 'two'].map(words => ({ ...part, words })),
}))

function open(
  start: TurnPlace | undefined = { fix: 1, step: 1, view: 'step' },
  offered: readonly string[] = [],
) {
  const tried = createTried()
  tried.forget(16)
  const progress = createProgress(() => Date.now())
  progress.replace([])
  const turns = createTurns<string>({
    history: fakeHistory(start),
    $system: atom<SystemId | undefined>(),
    progress,
    tried,
    keep: () => {},
  })
  turns.start({ title: 'No Wi-Fi', fixes, offered })
  return { turns, tried, progress, kind: () => turns.$screen.get()?.kind }
}

test('a reader who follows every step in vain comes to what is left, with all fixes tried', () => {
  const { turns, tried, kind } = open()
  const seen: unknown[] = []
  while (kind() !== 'unfixed' && seen.length < 20) {
    seen.push(kind())
    if (kind() === 'check') turns.notYet()
    else turns.next()
  }
  expect(seen).toEqual(['step', 'step', 'check', 'step', 'step', 'check'])
  expect(tried.of(16)).toEqual([1, 2])
})

test('the step is remembered, and forgotten as a place to carry on once the fix has helped', () => {
  const { turns, progress, kind } = open()
  vi.advanceTimersByTime(1)
  turns.next()
  expect(progress.$progress.get()).toMatchObject([
    { guide: 16, title: 'No Wi-Fi', fix: 1, step: 2 },
  ])
  vi.advanceTimersByTime(1)
  turns.next()
  turns.show('done')
  expect(kind()).toBe('done')
  expect(progress.$progress.get()).toMatchObject([{ guide: 16, fix: 0, step: 0 }])
})

test('an address that names a computer shows its steps, and changes nothing that is remembered', () => {
  const { turns } = open({ fix: 1, step: 1, view: 'step', system: 'macos' }, ['macos', 'linux'])
  turns.$system.set('linux')
  turns.next()
  expect(turns.$shown.get()).toBe('macos')
  expect(turns.linkToStep(1, 2)).toBe('1 2 macos')
  expect(turns.$system.get()).toBe('linux')
})

test('an address cannot name a computer that the guide does not know', () => {
  const { turns } = open({ fix: 1, step: 1, view: 'step', system: 'chromeos' }, ['macos', 'linux'])
  expect(turns.$shown.get()).toBeUndefined()
  turns.$system.set('windows-10')
  expect(turns.linkToStep(1, 1)).toBe('1 1 ')
})

test('a reader changes the computer, and is at the same step again, whatever the address says', () => {
  const { turns } = open({ fix: 1, step: 2, view: 'step', system: 'macos' }, ['macos', 'linux'])
  turns.askSystem()
  turns.choose('linux')
  expect(turns.$screen.get()).toMatchObject({ kind: 'step', step: 2, system: 'linux' })
  turns.show('unseen')
  turns.askSystem()
  expect(turns.$screen.get()).toMatchObject({ kind: 'choose-system', isChange: true })
  turns.back()
  expect(turns.$screen.get()).toMatchObject({ kind: 'step', step: 2, system: 'linux' })
})

test('Back takes the way that the reader came, and the way of the fix where there is none', () => {
  const { turns, kind } = open({ fix: 1, step: 2, view: 'step' })
  turns.show('unseen')
  turns.back()
  expect(turns.$screen.get()).toMatchObject({ kind: 'step', step: 2 })
  turns.back()
  expect(turns.$screen.get()).toMatchObject({ kind: 'step', step: 1 })
  turns.back()
  expect(kind()).toBeUndefined()
})

test('closing after success begins anew: the fixes that were tried are forgotten', () => {
  const { turns, tried } = open({ fix: 2, step: 3, view: 'done' })
  tried.mark(16, 1)
  turns.close()
  expect(tried.of(16)).toEqual([])
})

test('a page without a step in its address shows none', () => {
  const { turns, kind } = open(undefined)
  turns.next()
  turns.back()
  turns.notYet()
  turns.close()
  expect(kind()).toBe(undefined)
})
