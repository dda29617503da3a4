// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { Member } from '#domain/sign-in/session.ts'
import type { SignInService } from '#services/accounts.ts'
import { nullAccounts } from '#services/null-services.ts'
import { clearSession } from '#services/session-storage.ts'
import { createSignIn } from '#stores/sign-in/sign-in.ts'

const ada: Member = { uid: '1', displayName: 'Ada', email: 'a@b.c', phoneNumber: '', photoURL: '' }
const entered = { ok: true, value: { member: ada, isWaiting: false } } as const
const enter = () => Promise.resolve(entered)
const never = () => new Promise<never>(() => {})
const captcha = document.createElement('div')

function start(service: Partial<SignInService> = {}, cameFrom = '') {
  let comeBack = () => {}
  const page = {
    entered: vi.fn(() => Promise.resolve()),
    cameFrom: () => cameFrom,
    leave: vi.fn(),
    watchReturn(returned: () => void) {
      comeBack = returned
      return () => {}
    },
  }
  const store = createSignIn(
    {
      ...nullAccounts,
      available: true,
      signIn: enter,
      signUp: enter,
      signInWithGoogle: enter,
      sendCode: () => Promise.resolve({ ok: true, value: 'message 1' }),
      checkCode: enter,
      sendReset: () => Promise.resolve({ ok: true, value: null }),
      ...service,
    },
    page,
  )
  store.$state.listen(() => {})
  store.$phone.listen(() => {})
  return { store, page, comeBack: () => comeBack(), now: () => store.$state.get() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearSession()
  vi.useRealTimers()
})

describe('the link to the other page', () => {
  test('takes the way back along', () => {
    expect(start({}, '/issue/16#fix-2').store.$wayBack.get()).toBe('?return=%2Fissue%2F16%23fix-2')
  })

  test.each(['', 'https://evil.example', '/login'])('has none to take along from %j', from => {
    expect(start({}, from).store.$wayBack.get()).toBe('')
  })
})

describe('a new password', () => {
  test('is sent to the address, and the page says where', async () => {
    const sendReset = vi.fn(() => Promise.resolve({ ok: true, value: null } as const))
    const { store, now } = start({ sendReset })
    await store.sendReset('a@b.c')
    expect(sendReset).toHaveBeenCalledExactlyOnceWith('a@b.c')
    expect(now()).toEqual({ state: 'reset-sent', email: 'a@b.c' })
    store.calm()
    expect(now()).toEqual({ state: 'ready' })
  })

  test('that cannot be sent is told', async () => {
    const { store, now } = start({ sendReset: () => Promise.resolve(authFailure('network')) })
    await store.sendReset('a@b.c')
    expect(now()).toMatchObject({ state: 'refused', authError: { code: 'network' } })
  })
})

describe('while one sign-in is under way', () => {
  test('no other button does anything', async () => {
    const others = {
      signUp: vi.fn(enter),
      signInWithGoogle: vi.fn(enter),
      sendCode: vi.fn(never),
      sendReset: vi.fn(never),
    }
    const { store, now } = start({ signIn: never, ...others })
    void store.withEmail('login', 'a@b.c', 'x')
    await store.withEmail('register', 'a@b.c', 'x')
    await store.withGoogle('login')
    await store.sendCode('07700 900123', captcha)
    await store.sendReset('a@b.c')
    store.calm()
    store.askToAcknowledge()
    for (const other of Object.values(others)) expect(other).not.toHaveBeenCalled()
    expect(now()).toEqual({ state: 'working', at: 'email', slow: false })
  })

  test('a code is not checked twice', async () => {
    const checkCode = vi.fn(never)
    const { store } = start({ checkCode })
    await store.sendCode('07700 900123', captcha)
    void store.checkCode('login', '123456')
    await store.checkCode('login', '123456')
    expect(checkCode).toHaveBeenCalledOnce()
  })

  test('Google’s window is never called slow: its reader may take time', async () => {
    const { store, now } = start({ signInWithGoogle: never })
    void store.withGoogle('login')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(now()).toEqual({ state: 'working', at: 'google', slow: false })
  })

  test('whoever comes back to the page may begin anew, and hears nothing of the old one', async () => {
    let fail = (_given: ReturnType<typeof authFailure>) => {}
    const { store, comeBack, now } = start({ signIn: () => new Promise(done => (fail = done)) })
    const old = store.withEmail('login', 'a@b.c', 'x')
    comeBack()
    expect(now()).toEqual({ state: 'ready' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(now()).toEqual({ state: 'ready' })
    fail(authFailure('network'))
    await old
    expect(now()).toEqual({ state: 'ready' })
  })
})

describe('once somebody is in', () => {
  test('no button does anything, though the next page takes its time', async () => {
    const signIn = vi.fn(enter)
    const { store, now } = start({ signIn })
    await store.withEmail('login', 'a@b.c', 'x')
    await store.withEmail('login', 'a@b.c', 'x')
    store.calm()
    expect(signIn).toHaveBeenCalledOnce()
    expect(now()).toEqual({ state: 'entered' })
  })

  test('what was done on the device is merged before the page is left', async () => {
    let merged = () => {}
    const { store, page } = start()
    page.entered.mockReturnValue(new Promise(done => (merged = done)))
    const entering = store.withEmail('login', 'a@b.c', 'x')
    await vi.advanceTimersByTimeAsync(100)
    expect(page.leave).not.toHaveBeenCalled()
    merged()
    await entering
    expect(page.leave).toHaveBeenCalledWith('/')
  })

  test('a sign-in that works counts, whatever was pressed since', async () => {
    let answer = (_given: typeof entered) => {}
    const { store, page } = start({
      signInWithGoogle: () => new Promise(done => (answer = done)),
      signIn: () => Promise.resolve(authFailure('wrong-password')),
    })
    const google = store.withGoogle('login')
    await store.withEmail('login', 'a@b.c', 'x')
    answer(entered)
    await google
    expect(page.leave).toHaveBeenCalledWith('/')
  })
})

describe('a new account that waits for its owner', () => {
  const waits = { waiting: () => Promise.resolve(ada) }

  test('still waits when the owner comes back to the page', async () => {
    const { comeBack, now } = start(waits)
    await vi.advanceTimersByTimeAsync(0)
    comeBack()
    expect(now()).toMatchObject({ state: 'waiting' })
  })

  test('does not interrupt somebody who has already begun', async () => {
    const { store, now } = start({ ...waits, signIn: never })
    void store.withEmail('login', 'a@b.c', 'x')
    await vi.advanceTimersByTimeAsync(0)
    expect(now()).toMatchObject({ state: 'working' })
  })

  test('is nothing that can be accepted or declined where there is none', async () => {
    const accept = vi.fn(() => Promise.resolve())
    const decline = vi.fn(never)
    const { store, page } = start({ accept, decline })
    await store.accept()
    await store.decline()
    expect(accept).not.toHaveBeenCalled()
    expect(decline).not.toHaveBeenCalled()
    expect(page.leave).not.toHaveBeenCalled()
  })

  test('leaves the page as it is where nobody can tell', async () => {
    const { now } = start({ waiting: () => Promise.reject(new Error('offline')) })
    await vi.advanceTimersByTimeAsync(0)
    expect(now()).toEqual({ state: 'ready' })
  })
})

describe('a number', () => {
  test('that was mistyped can be typed again', async () => {
    const { store, now } = start({ checkCode: () => Promise.resolve(authFailure('bad-code')) })
    await store.sendCode('07700 900123', captcha)
    await store.checkCode('login', '000000')
    store.otherNumber()
    expect(now()).toEqual({ state: 'ready' })
    expect(store.$phone.get()).toEqual({ step: 'number' })
  })

  test('to which no code could be sent is still asked for', async () => {
    const { store, now } = start({ sendCode: () => Promise.resolve(authFailure('network')) })
    await store.sendCode('07700 900123', captcha)
    expect(store.$phone.get()).toEqual({ step: 'number' })
    expect(now()).toMatchObject({ authError: { code: 'network' } })
  })

  test('has no code to check before one was sent', async () => {
    const checkCode = vi.fn(enter)
    const { store } = start({ checkCode })
    await store.checkCode('login', '123456')
    expect(checkCode).not.toHaveBeenCalled()
  })

  test('counts the seconds of the newest code only', async () => {
    const { store } = start()
    await store.sendCode('07700 900123', captcha)
    vi.advanceTimersByTime(20_000)
    await store.sendCode('07700 900123', captcha)
    const counts: unknown[] = []
    store.$phone.listen(now => counts.push('wait' in now ? now.wait : now))
    vi.advanceTimersByTime(60_000)
    expect(counts).toEqual(Array.from({ length: 30 }, (_, second) => 29 - second))
  })
})

test('whoever is logged in already goes on to where they came from', () => {
  const { store, page } = start({}, '/forum')
  store.goOn()
  expect(page.leave).toHaveBeenCalledExactlyOnceWith('/forum')
})
