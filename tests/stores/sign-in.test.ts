// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { refuse } from '#domain/refusal.ts'
import type { Member } from '#domain/session.ts'
import type { SignInService } from '#services/accounts.ts'
import { createSignIn } from '#stores/sign-in.ts'

const ada: Member = { uid: '1', displayName: 'Ada', email: 'a@b.c', phoneNumber: '', photoURL: '' }
const place = document.createElement('div')

function start(service: Partial<SignInService> = {}, cameFrom = '') {
  const enter = () => Promise.resolve({ ok: true, value: ada } as const)
  const page = { entered: vi.fn(() => Promise.resolve()), cameFrom: () => cameFrom, leave: vi.fn() }
  const all: SignInService = {
    available: true,
    signIn: enter,
    signUp: enter,
    signInWithGoogle: enter,
    sendCode: () => Promise.resolve({ ok: true, value: enter }),
    sendReset: () => Promise.resolve({ ok: true, value: null }),
    ...service,
  }
  return { store: createSignIn(all, page), page }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('logging in leads back to where the reader came from', async () => {
  const { store, page } = start({}, '/issue/16#fix-2')
  await store.withEmail('login', 'a@b.c', 'x')
  expect(page.entered).toHaveBeenCalledWith(ada)
  expect(page.leave).toHaveBeenCalledWith('/issue/16#fix-2')
})

test('registering leads to the dashboard, wherever the reader came from', async () => {
  const { store, page } = start({}, '/issue/16')
  await store.withGoogle('register')
  expect(page.leave).toHaveBeenCalledWith('/dashboard')
})

test('a refusal stays on the page, with the words of the provider', async () => {
  const refusal = refuse('wrong-password', 'Firebase: Error.')
  const { store, page } = start({ signIn: () => Promise.resolve(refusal) })
  await store.withEmail('login', 'a@b.c', 'x')
  expect(store.$state.get()).toEqual({ state: 'refused', refusal: refusal.refusal })
  expect(page.leave).not.toHaveBeenCalled()
})

test('a second press while the first is under way does nothing', async () => {
  const signUp = vi.fn(() => new Promise<never>(() => {}))
  const { store } = start({ signUp })
  void store.withEmail('register', 'a@b.c', 'x')
  await store.withEmail('register', 'a@b.c', 'x')
  expect(signUp).toHaveBeenCalledOnce()
})

test('another code may be asked for after 30 seconds, which count down', async () => {
  const { store } = start()
  await store.sendCode('07700 900123', place)
  expect(store.$phone.get()).toEqual({ step: 'code', phone: '+447700900123', wait: 30 })
  vi.advanceTimersByTime(12_000)
  expect(store.$phone.get()).toMatchObject({ wait: 18 })
  vi.advanceTimersByTime(60_000)
  expect(store.$phone.get()).toMatchObject({ wait: 0 })
})

test('a code that is wrong leaves the reader at the code', async () => {
  const wrong = () => Promise.resolve(refuse('bad-code'))
  const { store } = start({ sendCode: () => Promise.resolve({ ok: true, value: wrong }) })
  await store.sendCode('07700 900123', place)
  await store.checkCode('login', '000 000')
  expect(store.$state.get()).toMatchObject({ state: 'refused', refusal: { reason: 'bad-code' } })
  expect(store.$phone.get()).toMatchObject({ step: 'code' })
})
