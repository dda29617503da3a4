// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { authFailure } from '#domain/sign-in/auth-error.ts'
import { clearSession } from '#services/session-storage.ts'
import { enter, startSignIn } from '../fakes/sign-in.ts'

const captcha = document.createElement('div')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearSession()
  vi.useRealTimers()
})

describe('a code by text message', () => {
  test('can be requested again after 30 seconds, which count down', async () => {
    const { store } = startSignIn()
    await store.sendCode('07700 900123', captcha)
    expect(store.$phone.get()).toMatchObject({ step: 'code', phone: '+447700900123', wait: 30 })
    vi.advanceTimersByTime(12_000)
    expect(store.$phone.get()).toMatchObject({ wait: 18 })
    vi.advanceTimersByTime(60_000)
    expect(store.$phone.get()).toMatchObject({ wait: 0 })
  })

  test('that is wrong leaves the reader at the code', async () => {
    const { store } = startSignIn({ checkCode: () => Promise.resolve(authFailure('bad-code')) })
    await store.sendCode('07700 900123', captcha)
    await store.checkCode('login', '000 000')
    expect(store.$state.get()).toMatchObject({ state: 'refused', authError: { code: 'bad-code' } })
    expect(store.$phone.get()).toMatchObject({ step: 'code' })
  })

  test('can still be typed after a reload, but not once it has expired', async () => {
    const before = startSignIn()
    await before.store.sendCode('07700 900123', captcha)
    before.close()
    vi.advanceTimersByTime(20_000)
    const checkCode = vi.fn(enter)
    const { store, page } = startSignIn({ checkCode })
    expect(store.$phone.get()).toMatchObject({ step: 'code', phone: '+447700900123', wait: 10 })
    await store.checkCode('login', '123 456')
    expect(checkCode).toHaveBeenCalledWith('message 1', '123456', false)
    expect(page.leave).toHaveBeenCalled()
    expect(startSignIn().store.$phone.get()).toEqual({ step: 'number' })

    await startSignIn().store.sendCode('07700 900123', captcha)
    vi.advanceTimersByTime(11 * 60_000)
    expect(startSignIn().store.$phone.get()).toEqual({ step: 'number' })
  })

  test('is forgotten when the number is changed', async () => {
    const { store } = startSignIn()
    await store.sendCode('07700 900123', captcha)
    store.otherNumber()
    expect(startSignIn().store.$phone.get()).toEqual({ step: 'number' })
  })

  test('is not checked twice', async () => {
    const checkCode = vi.fn(() => new Promise<never>(() => {}))
    const { store } = startSignIn({ checkCode })
    await store.sendCode('07700 900123', captcha)
    void store.checkCode('login', '123456')
    await store.checkCode('login', '123456')
    expect(checkCode).toHaveBeenCalledOnce()
  })
})

describe('a telephone number', () => {
  test('that was mistyped can be typed again', async () => {
    const { store, now } = startSignIn({
      checkCode: () => Promise.resolve(authFailure('bad-code')),
    })
    await store.sendCode('07700 900123', captcha)
    await store.checkCode('login', '000000')
    store.otherNumber()
    expect(now()).toEqual({ state: 'ready' })
    expect(store.$phone.get()).toEqual({ step: 'number' })
  })

  test('to which no code could be sent can be typed again', async () => {
    const { store, now } = startSignIn({ sendCode: () => Promise.resolve(authFailure('network')) })
    await store.sendCode('07700 900123', captcha)
    expect(store.$phone.get()).toEqual({ step: 'number' })
    expect(now()).toMatchObject({ authError: { code: 'network' } })
  })

  test('has no code to check before one was sent', async () => {
    const checkCode = vi.fn(enter)
    const { store } = startSignIn({ checkCode })
    await store.checkCode('login', '123456')
    expect(checkCode).not.toHaveBeenCalled()
  })

  test('counts the seconds of the newest code only', async () => {
    const { store } = startSignIn()
    await store.sendCode('07700 900123', captcha)
    vi.advanceTimersByTime(20_000)
    await store.sendCode('07700 900123', captcha)
    const counts: unknown[] = []
    store.$phone.listen(now => counts.push('wait' in now ? now.wait : now))
    vi.advanceTimersByTime(60_000)
    expect(counts).toEqual(Array.from({ length: 30 }, (_, second) => 29 - second))
  })
})
