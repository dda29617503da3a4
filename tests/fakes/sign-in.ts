import { vi } from 'vitest'

import type { Member } from '#domain/sign-in/session.ts'
import type { SignInService } from '#services/accounts.ts'
import { nullAccounts } from '#services/null-services.ts'
import { createSignIn } from '#stores/sign-in/sign-in.ts'

export const ada: Member = {
  uid: '1',
  displayName: 'Ada',
  email: 'a@b.c',
  phoneNumber: '',
  photoURL: '',
}

export const entered = { ok: true, value: { member: ada, isWaiting: false } } as const
export const enter = () => Promise.resolve(entered)
/** A sign-in that has made an account, whose owner is asked first. */
export const enterWaiting = () =>
  Promise.resolve({ ok: true, value: { member: ada, isWaiting: true } } as const)

/** A page for signing in that somebody looks at. Every sign-in works, unless the test says otherwise. */
export function startSignIn(service: Partial<SignInService> = {}, cameFrom = '') {
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
  const stops = [store.$state.listen(() => {}), store.$phone.listen(() => {})]
  return {
    store,
    page,
    now: () => store.$state.get(),
    comeBack: () => comeBack(),
    close: () => stops.forEach(stop => stop()),
  }
}
