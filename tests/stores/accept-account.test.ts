// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { AuthResult } from '#domain/sign-in/auth-error.ts'
import { clearSession } from '#services/session-storage.ts'
import { ada, enterWaiting, startSignIn } from '../fakes/sign-in.ts'

const never = () => new Promise<never>(() => {})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearSession()
  vi.useRealTimers()
})

describe('an account that a sign-in on the Login page has made', () => {
  test('counts only once its owner has confirmed their age and accepted the terms', async () => {
    const accept = vi.fn(() => Promise.resolve())
    const signInWithGoogle = vi.fn(enterWaiting)
    const { store, page } = startSignIn({ signInWithGoogle, accept }, '/forum')
    await store.withGoogle('login')
    expect(signInWithGoogle).toHaveBeenCalledWith(false)
    expect(store.$state.get()).toMatchObject({ state: 'waiting', member: ada })
    expect(page.entered).not.toHaveBeenCalled()
    store.askToAcknowledge()
    expect(store.$state.get()).toMatchObject({ authError: { code: 'not-acknowledged' } })
    store.acknowledged()
    expect(store.$state.get()).toMatchObject({ state: 'waiting', authError: undefined })
    await store.accept()
    expect(accept).toHaveBeenCalled()
    expect(page.leave).toHaveBeenCalledWith('/forum')
  })

  test('is deleted if its owner says no, and the question comes again if that fails', async () => {
    const decline = vi.fn(() => Promise.resolve<AuthResult<null>>(authFailure('network')))
    const { store, page } = startSignIn({ checkCode: enterWaiting, decline })
    await store.sendCode('07700 900123', document.createElement('div'))
    await store.checkCode('login', '123456')
    await store.decline()
    expect(store.$state.get()).toMatchObject({ state: 'waiting', authError: { code: 'network' } })
    decline.mockResolvedValue({ ok: true, value: null })
    await store.decline()
    expect(store.$state.get()).toEqual({ state: 'declined' })
    expect(page.entered).not.toHaveBeenCalled()
  })

  test('is asked about again after a reload', async () => {
    const { store } = startSignIn({ waiting: () => Promise.resolve(ada) })
    await vi.advanceTimersByTimeAsync(0)
    expect(store.$state.get()).toMatchObject({ state: 'waiting', member: ada })
  })

  const waits = { waiting: () => Promise.resolve(ada) }

  test('still waits when the owner comes back to the page', async () => {
    const { comeBack, now } = startSignIn(waits)
    await vi.advanceTimersByTimeAsync(0)
    comeBack()
    expect(now()).toMatchObject({ state: 'waiting' })
  })

  test('does not interrupt somebody who has already begun', async () => {
    const { store, now } = startSignIn({ ...waits, signIn: never })
    void store.withEmail('login', 'a@b.c', 'x')
    await vi.advanceTimersByTimeAsync(0)
    expect(now()).toMatchObject({ state: 'working' })
  })

  test('is nothing that can be accepted or declined where there is none', async () => {
    const accept = vi.fn(() => Promise.resolve())
    const decline = vi.fn(never)
    const { store, page } = startSignIn({ accept, decline })
    await store.accept()
    await store.decline()
    expect(accept).not.toHaveBeenCalled()
    expect(decline).not.toHaveBeenCalled()
    expect(page.leave).not.toHaveBeenCalled()
  })

  test('leaves the page as it is if it cannot be found out whether there is one', async () => {
    const { now } = startSignIn({ waiting: () => Promise.reject(new Error('offline')) })
    await vi.advanceTimersByTimeAsync(0)
    expect(now()).toEqual({ state: 'ready' })
  })
})
