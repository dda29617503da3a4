import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'

import type { Session } from '#domain/sign-in/session.ts'
import { createMemberFirst } from '#stores/sign-in/member-first.ts'
import { ann } from '../fakes/questions.ts'

afterEach(() => vi.useRealTimers())

function setUp(now: Session) {
  const $session = atom<Session>(now)
  const page = { alert: vi.fn(), goTo: vi.fn() }
  return { $session, page, memberFirst: createMemberFirst($session, page) }
}

test('a member goes on', async () => {
  const { memberFirst, page } = setUp({ state: 'member', member: ann })
  expect(await memberFirst('Please log in.', '/forum')).toEqual({ ok: true, value: ann })
  expect(page.alert).not.toHaveBeenCalled()
})

test('a guest reads the message, and is sent to sign in with the way back', async () => {
  const { memberFirst, page } = setUp({ state: 'guest' })
  expect(await memberFirst('Please log in to vote.', '/forum#question-1')).toEqual({
    ok: false,
    reason: 'guest',
  })
  expect(page.alert).toHaveBeenCalledWith('Please log in to vote.')
  expect(page.goTo).toHaveBeenCalledWith('/login?return=%2Fforum%23question-1')
})

test('waits until it is known who is here', async () => {
  const { memberFirst, page, $session } = setUp({ state: 'unknown' })
  const outcome = memberFirst('Please log in.', '/forum')
  $session.set({ state: 'member', member: ann })
  expect(await outcome).toEqual({ ok: true, value: ann })
  expect(page.goTo).not.toHaveBeenCalled()
})

test('does not wait for ever, and does not call a member a guest', async () => {
  vi.useFakeTimers()
  const { memberFirst, page } = setUp({ state: 'unknown' })
  const outcome = memberFirst('Please log in.', '/forum')
  vi.advanceTimersByTime(10_000)
  expect(await outcome).toEqual({ ok: false, reason: 'offline' })
  expect(page.alert).not.toHaveBeenCalled()
})
