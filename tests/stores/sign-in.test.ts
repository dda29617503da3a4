// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { AuthResult } from '#domain/sign-in/auth-error.ts'
import type { Entered } from '#services/accounts.ts'
import { clearSession } from '#services/session-storage.ts'
import { ada, enter, entered, startSignIn } from '../fakes/sign-in.ts'

const never = () => new Promise<never>(() => {})
const captcha = document.createElement('div')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearSession()
  vi.useRealTimers()
})

test('logging in leads back to where the reader came from', async () => {
  const { store, page } = startSignIn({}, '/issue/16#fix-2')
  await store.withEmail('login', 'a@b.c', 'x')
  expect(page.entered).toHaveBeenCalledWith(ada)
  expect(page.leave).toHaveBeenCalledWith('/issue/16#fix-2')
})

test('registering leads to the dashboard, wherever the reader came from', async () => {
  const signInWithGoogle = vi.fn(enter)
  const { store, page } = startSignIn({ signInWithGoogle }, '/issue/16')
  await store.withGoogle('register')
  expect(page.leave).toHaveBeenCalledWith('/dashboard')
  // The box was ticked before.
  expect(signInWithGoogle).toHaveBeenCalledWith(true)
})

test('a reader who is already logged in goes on to where they came from', () => {
  const { store, page } = startSignIn({}, '/forum')
  store.goOn()
  expect(page.leave).toHaveBeenCalledExactlyOnceWith('/forum')
})

describe('the link to the other page', () => {
  test('takes the way back along', () => {
    expect(startSignIn({}, '/issue/16#fix-2').store.$wayBack.get()).toBe(
      '?return=%2Fissue%2F16%23fix-2',
    )
  })

  test.each(['', 'https://evil.example', '/login'])('has none to take along from %j', from => {
    expect(startSignIn({}, from).store.$wayBack.get()).toBe('')
  })
})

test('a refusal stays on the page, with the words of the provider', async () => {
  const authError = authFailure('wrong-password', 'Firebase: Error.')
  const { store, page } = startSignIn({ signIn: () => Promise.resolve(authError) })
  await store.withEmail('login', 'a@b.c', 'x')
  expect(store.$state.get()).toEqual({ state: 'refused', authError: authError.reason })
  expect(page.leave).not.toHaveBeenCalled()
})

test('a second press while the first is under way does nothing', async () => {
  const signUp = vi.fn(() => new Promise<never>(() => {}))
  const { store } = startSignIn({ signUp })
  void store.withEmail('register', 'a@b.c', 'x')
  await store.withEmail('register', 'a@b.c', 'x')
  expect(signUp).toHaveBeenCalledOnce()
})

test('a reader who comes back to the page after logging in finds a form that works', async () => {
  const signIn = vi.fn(enter)
  const { store, comeBack } = startSignIn({ signIn })
  await store.withEmail('login', 'a@b.c', 'x')
  expect(store.$state.get()).toEqual({ state: 'entered' })
  comeBack()
  expect(store.$state.get()).toEqual({ state: 'ready' })
  await store.withEmail('login', 'a@b.c', 'x')
  expect(signIn).toHaveBeenCalledTimes(2)
})

describe('while one sign-in is under way', () => {
  test('no other button does anything', async () => {
    const others = {
      signUp: vi.fn(enter),
      signInWithGoogle: vi.fn(enter),
      sendCode: vi.fn(never),
      sendReset: vi.fn(never),
    }
    const { store, now } = startSignIn({ signIn: never, ...others })
    void store.withEmail('login', 'a@b.c', 'x')
    await store.withEmail('register', 'a@b.c', 'x')
    await store.withGoogle('login')
    await store.sendCode('07700 900123', captcha)
    await store.sendReset('a@b.c')
    store.reset()
    store.askToAcknowledge()
    for (const other of Object.values(others)) expect(other).not.toHaveBeenCalled()
    expect(now()).toEqual({ state: 'working', at: 'email', slow: false })
  })

  test('a reader who comes back to the page can start again, and sees nothing of the earlier try', async () => {
    let fail = (_given: ReturnType<typeof authFailure>) => {}
    const { store, comeBack, now } = startSignIn({
      signIn: () => new Promise(done => (fail = done)),
    })
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

test('a sign-in that takes long says so, and is not said to be under way once it has failed', async () => {
  let fail = (_outcome: AuthResult<Entered>) => {}
  const { store } = startSignIn({ signIn: () => new Promise(resolve => (fail = resolve)) })
  const signing = store.withEmail('login', 'a@b.c', 'x')
  expect(store.$state.get()).toMatchObject({ state: 'working', slow: false })
  vi.advanceTimersByTime(8000)
  expect(store.$state.get()).toMatchObject({ state: 'working', slow: true })
  fail(authFailure('network'))
  await signing
  vi.advanceTimersByTime(60_000)
  expect(store.$state.get()).toMatchObject({ state: 'refused' })
})

test('the age error goes when the box is ticked, and no other does', async () => {
  const { store } = startSignIn({ signIn: () => Promise.resolve(authFailure('network')) })
  store.askToAcknowledge()
  expect(store.$state.get()).toMatchObject({ authError: { code: 'not-acknowledged' } })
  store.acknowledged()
  expect(store.$state.get()).toEqual({ state: 'ready' })
  await store.withEmail('login', 'a@b.c', 'x')
  store.acknowledged()
  expect(store.$state.get()).toMatchObject({ authError: { code: 'network' } })
})

describe('a new password', () => {
  test('is sent to the address, and the page says where', async () => {
    const sendReset = vi.fn(() => Promise.resolve({ ok: true, value: null } as const))
    const { store, now } = startSignIn({ sendReset })
    await store.sendReset('a@b.c')
    expect(sendReset).toHaveBeenCalledExactlyOnceWith('a@b.c')
    expect(now()).toEqual({ state: 'reset-sent', email: 'a@b.c' })
    store.reset()
    expect(now()).toEqual({ state: 'ready' })
  })

  test('that cannot be sent is reported', async () => {
    const { store, now } = startSignIn({ sendReset: () => Promise.resolve(authFailure('network')) })
    await store.sendReset('a@b.c')
    expect(now()).toMatchObject({ state: 'refused', authError: { code: 'network' } })
  })
})

describe('the Google window', () => {
  test('does not freeze the form: with it left open, the reader can log in another way', async () => {
    let answer = (_outcome: AuthResult<Entered>) => {}
    const { store, page } = startSignIn({
      signInWithGoogle: () => new Promise(resolve => (answer = resolve)),
      signIn: () => Promise.resolve(authFailure('wrong-password')),
    })
    const opened = store.withGoogle('login')
    await store.withEmail('login', 'a@b.c', 'x')
    expect(store.$state.get()).toMatchObject({ authError: { code: 'wrong-password' } })
    // That the window was closed meanwhile is no news any more.
    answer(authFailure('popup-closed'))
    await opened
    expect(store.$state.get()).toMatchObject({ authError: { code: 'wrong-password' } })
    expect(page.leave).not.toHaveBeenCalled()
  })

  test('opens once for a double press', () => {
    const signInWithGoogle = vi.fn(() => new Promise<never>(() => {}))
    const { store } = startSignIn({ signInWithGoogle })
    void store.withGoogle('login')
    void store.withGoogle('login')
    expect(signInWithGoogle).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(2000)
    void store.withGoogle('login')
    expect(signInWithGoogle).toHaveBeenCalledTimes(2)
  })

  test('is never called slow: its reader may take time', async () => {
    const { store, now } = startSignIn({ signInWithGoogle: never })
    void store.withGoogle('login')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(now()).toEqual({ state: 'working', at: 'google', slow: false })
  })
})

describe('after a sign-in', () => {
  test('no button does anything, though the next page takes its time', async () => {
    const signIn = vi.fn(enter)
    const { store, now } = startSignIn({ signIn })
    await store.withEmail('login', 'a@b.c', 'x')
    await store.withEmail('login', 'a@b.c', 'x')
    store.reset()
    expect(signIn).toHaveBeenCalledOnce()
    expect(now()).toEqual({ state: 'entered' })
  })

  test('what was done on the device is merged before the page is left', async () => {
    let merged = () => {}
    const { store, page } = startSignIn()
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
    const { store, page } = startSignIn({
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
