// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { AuthResult } from '#domain/sign-in/auth-error.ts'
import type { Member } from '#domain/sign-in/session.ts'
import type { Entered, SignInService } from '#services/accounts.ts'
import { nullAccounts } from '#services/null-services.ts'
import { clearSession } from '#services/session-storage.ts'
import { createSignIn } from '#stores/sign-in/sign-in.ts'

const ada: Member = { uid: '1', displayName: 'Ada', email: 'a@b.c', phoneNumber: '', photoURL: '' }
const place = document.createElement('div')
const enter = () => Promise.resolve({ ok: true, value: { member: ada, isWaiting: false } } as const)
const wait = () => Promise.resolve({ ok: true, value: { member: ada, isWaiting: true } } as const)

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
  const all: SignInService = {
    ...nullAccounts,
    available: true,
    signIn: enter,
    signUp: enter,
    signInWithGoogle: enter,
    sendCode: () => Promise.resolve({ ok: true, value: 'message 1' }),
    checkCode: enter,
    sendReset: () => Promise.resolve({ ok: true, value: null }),
    ...service,
  }
  const store = createSignIn(all, page)
  // As on the page, somebody is looking.
  const stops = [store.$state.listen(() => {}), store.$phone.listen(() => {})]
  return { store, page, comeBack: () => comeBack(), close: () => stops.forEach(stop => stop()) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearSession()
  vi.useRealTimers()
})

test('logging in leads back to where the reader came from', async () => {
  const { store, page } = start({}, '/issue/16#fix-2')
  await store.withEmail('login', 'a@b.c', 'x')
  expect(page.entered).toHaveBeenCalledWith(ada)
  expect(page.leave).toHaveBeenCalledWith('/issue/16#fix-2')
})

test('registering leads to the dashboard, wherever the reader came from', async () => {
  const signInWithGoogle = vi.fn(enter)
  const { store, page } = start({ signInWithGoogle }, '/issue/16')
  await store.withGoogle('register')
  expect(page.leave).toHaveBeenCalledWith('/dashboard')
  // The box was ticked before.
  expect(signInWithGoogle).toHaveBeenCalledWith(true)
})

test('a refusal stays on the page, with the words of the provider', async () => {
  const authError = authFailure('wrong-password', 'Firebase: Error.')
  const { store, page } = start({ signIn: () => Promise.resolve(authError) })
  await store.withEmail('login', 'a@b.c', 'x')
  expect(store.$state.get()).toEqual({ state: 'refused', authError: authError.reason })
  expect(page.leave).not.toHaveBeenCalled()
})

test('a second press while the first is under way does nothing', async () => {
  const signUp = vi.fn(() => new Promise<never>(() => {}))
  const { store } = start({ signUp })
  void store.withEmail('register', 'a@b.c', 'x')
  await store.withEmail('register', 'a@b.c', 'x')
  expect(signUp).toHaveBeenCalledOnce()
})

test('whoever comes back to the page after logging in finds a form that works', async () => {
  const signIn = vi.fn(enter)
  const { store, comeBack } = start({ signIn })
  await store.withEmail('login', 'a@b.c', 'x')
  expect(store.$state.get()).toEqual({ state: 'entered' })
  comeBack()
  expect(store.$state.get()).toEqual({ state: 'ready' })
  await store.withEmail('login', 'a@b.c', 'x')
  expect(signIn).toHaveBeenCalledTimes(2)
})

test('a sign-in that takes long says so, and is not said to be under way once it has failed', async () => {
  let fail = (_outcome: AuthResult<Entered>) => {}
  const { store } = start({ signIn: () => new Promise(resolve => (fail = resolve)) })
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
  const { store } = start({ signIn: () => Promise.resolve(authFailure('network')) })
  store.askToAcknowledge()
  expect(store.$state.get()).toMatchObject({ authError: { code: 'not-acknowledged' } })
  store.acknowledged()
  expect(store.$state.get()).toEqual({ state: 'ready' })
  await store.withEmail('login', 'a@b.c', 'x')
  store.acknowledged()
  expect(store.$state.get()).toMatchObject({ authError: { code: 'network' } })
})

describe('the Google window', () => {
  test('does not freeze the form: whoever leaves it open logs in in another way', async () => {
    let answer = (_outcome: AuthResult<Entered>) => {}
    const { store, page } = start({
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
    const { store } = start({ signInWithGoogle })
    void store.withGoogle('login')
    void store.withGoogle('login')
    expect(signInWithGoogle).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(2000)
    void store.withGoogle('login')
    expect(signInWithGoogle).toHaveBeenCalledTimes(2)
  })
})

describe('an account that a sign-in on the Login page has made', () => {
  test('counts only once its owner has told their age and accepted the terms', async () => {
    const accept = vi.fn(() => Promise.resolve())
    const signInWithGoogle = vi.fn(wait)
    const { store, page } = start({ signInWithGoogle, accept }, '/forum')
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

  test('is deleted when its owner says no, and asked about again if that fails', async () => {
    const decline = vi.fn(() => Promise.resolve<AuthResult<null>>(authFailure('network')))
    const { store, page } = start({ checkCode: wait, decline })
    await store.sendCode('07700 900123', place)
    await store.checkCode('login', '123456')
    await store.decline()
    expect(store.$state.get()).toMatchObject({ state: 'waiting', authError: { code: 'network' } })
    decline.mockResolvedValue({ ok: true, value: null })
    await store.decline()
    expect(store.$state.get()).toEqual({ state: 'declined' })
    expect(page.entered).not.toHaveBeenCalled()
  })

  test('is asked about again when the page is opened anew', async () => {
    const { store } = start({ waiting: () => Promise.resolve(ada) })
    await vi.advanceTimersByTimeAsync(0)
    expect(store.$state.get()).toMatchObject({ state: 'waiting', member: ada })
  })
})

describe('a code by text message', () => {
  test('may be asked for again after 30 seconds, which count down', async () => {
    const { store } = start()
    await store.sendCode('07700 900123', place)
    expect(store.$phone.get()).toMatchObject({ step: 'code', phone: '+447700900123', wait: 30 })
    vi.advanceTimersByTime(12_000)
    expect(store.$phone.get()).toMatchObject({ wait: 18 })
    vi.advanceTimersByTime(60_000)
    expect(store.$phone.get()).toMatchObject({ wait: 0 })
  })

  test('that is wrong leaves the reader at the code', async () => {
    const { store } = start({ checkCode: () => Promise.resolve(authFailure('bad-code')) })
    await store.sendCode('07700 900123', place)
    await store.checkCode('login', '000 000')
    expect(store.$state.get()).toMatchObject({ state: 'refused', authError: { code: 'bad-code' } })
    expect(store.$phone.get()).toMatchObject({ step: 'code' })
  })

  test('can still be typed after the page was loaded anew, and not once it is too old', async () => {
    const before = start()
    await before.store.sendCode('07700 900123', place)
    before.close()
    vi.advanceTimersByTime(20_000)
    const checkCode = vi.fn(enter)
    const { store, page } = start({ checkCode })
    expect(store.$phone.get()).toMatchObject({ step: 'code', phone: '+447700900123', wait: 10 })
    await store.checkCode('login', '123 456')
    expect(checkCode).toHaveBeenCalledWith('message 1', '123456', false)
    expect(page.leave).toHaveBeenCalled()
    expect(start().store.$phone.get()).toEqual({ step: 'number' })

    await start().store.sendCode('07700 900123', place)
    vi.advanceTimersByTime(11 * 60_000)
    expect(start().store.$phone.get()).toEqual({ step: 'number' })
  })

  test('is forgotten when the number is changed', async () => {
    const { store } = start()
    await store.sendCode('07700 900123', place)
    store.otherNumber()
    expect(start().store.$phone.get()).toEqual({ step: 'number' })
  })
})
