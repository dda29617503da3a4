import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Session } from '#domain/sign-in/session.ts'
import { createFollowMember } from '#stores/sync/follow-member.ts'

const ann = { uid: 'ann', displayName: 'Ann', email: '', phoneNumber: '', photoURL: '' }

function start(run: (uid: string) => Promise<boolean>) {
  const $session = atom<Session>({ state: 'unknown' })
  const $list = atom<readonly string[]>([])
  const member = createFollowMember({ $session, lists: [$list], run })
  const stop = member.follow()
  return {
    ...member,
    $session,
    $list,
    stop,
    logIn: () => $session.set({ state: 'member', member: ann }),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('nothing is merged, and nothing said, before it is known that a member is here', () => {
  const run = vi.fn(() => Promise.resolve(true))
  const { $merge, $list } = start(run)
  $list.set(['no sound'])
  expect(run).not.toHaveBeenCalled()
  expect($merge.get()).toBe('waiting')
})

test('says that the account cannot be reached, and tries again at the reader’s request', async () => {
  const run = vi.fn(() => Promise.resolve(false))
  const { $merge, logIn, tryAgain } = start(run)
  logIn()
  await vi.advanceTimersByTimeAsync(0)
  expect($merge.get()).toBe('unreachable')
  run.mockResolvedValue(true)
  tryAgain()
  expect($merge.get()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(0)
  expect($merge.get()).toBe('merged')
})

test('says after ten seconds that the account does not answer; a late answer still counts', async () => {
  let answer = (_merged: boolean) => {}
  const { $merge, logIn } = start(() => new Promise(resolve => (answer = resolve)))
  logIn()
  await vi.advanceTimersByTimeAsync(9999)
  expect($merge.get()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect($merge.get()).toBe('unreachable')
  answer(true)
  await vi.advanceTimersByTimeAsync(0)
  expect($merge.get()).toBe('merged')
  await vi.advanceTimersByTimeAsync(60_000)
  expect($merge.get()).toBe('merged')
})

test('what is changed during a merge is merged after it, and never two at once', async () => {
  const answers: ((merged: boolean) => void)[] = []
  const run = vi.fn(() => new Promise<boolean>(resolve => answers.push(resolve)))
  const { $list, logIn, stop } = start(run)
  logIn()
  $list.set(['a'])
  $list.set(['a', 'b'])
  expect(run).toHaveBeenCalledOnce()
  answers[0]?.(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  answers[1]?.(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  stop()
  $list.set([])
  expect(run).toHaveBeenCalledTimes(2)
})

test('an account that has been merged is not said to be out of reach ten seconds later', async () => {
  const { $merge, logIn } = start(async () => true)
  logIn()
  await vi.advanceTimersByTimeAsync(60_000)
  expect($merge.get()).toBe('merged')
})
