import { atom, onMount } from 'nanostores'

import { internationalNumber } from '#domain/locator/phone.ts'
import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { AuthResult, AuthError } from '#domain/sign-in/auth-error.ts'
import { returnPath } from '#domain/sign-in/session.ts'
import type { Member } from '#domain/sign-in/session.ts'
import type { Entered, SignInService } from '#services/accounts.ts'
import { accounts } from '#services/backend.ts'
import { watchReturn } from '#services/page-return.ts'
import { goTo, parameter } from '#services/page.ts'
import { withTimeLimit } from '#services/time-out.ts'
import { createDebounce } from '#services/timer.ts'
import { site } from '#site.ts'
import { createPhoneStep } from './phone-step.ts'
import { session } from './session.ts'
import { sync } from '#stores/sync/sync.ts'

export type { PhoneStep } from './phone-step.ts'

/** The two pages: for members, and for whoever wants to become one. */
export type SignInMode = 'login' | 'register'

type Task = 'email' | 'google' | 'sending' | 'checking' | 'reset' | 'declining'

export type SignInState =
  | { state: 'ready' }
  /** `slow`: it takes longer than a reader expects. */
  | { state: 'working'; at: Task; slow: boolean }
  | { state: 'refused'; authError: AuthError }
  | { state: 'reset-sent'; email: string }
  /** A sign-in on the Login page has made an account. It counts once its owner has told their age and accepted. */
  | { state: 'waiting'; member: Member; authError: AuthError | undefined }
  | { state: 'declined' }
  | { state: 'entered' }

/** After this long a reader wonders whether anything is happening. */
const SLOW_AFTER = 8000
const DOUBLE_PRESS = 1000
/** Merging earlier activity must not hold anybody up. */
const MERGE_AT_MOST = 2500

/** What the store needs beside the sign-in service; tests pass in their own. */
export interface SignInPage {
  entered: (member: Member) => Promise<void>
  /** The parameter of the address that tells where the reader came from. */
  cameFrom: () => string
  leave: (to: string) => void
  /** Calls back when the reader comes back to this page as it was left. Returns an unsubscribe function. */
  watchReturn: (returned: () => void) => () => void
}

/** Signing in and registering: one store for both pages. */
export function createSignIn(service: SignInService, page: SignInPage) {
  const $state = atom<SignInState>({ state: 'ready' })
  const { $phone, codeSent, end: endPhone } = createPhoneStep()
  /** An older attempt that fails late, such as a closed Google window, no longer matters. */
  let turn = 0
  const slowNotice = createDebounce(SLOW_AFTER)
  let googleAt = 0

  /** The way back as a query, for the link to the other page. */
  const $wayBack = atom('')
  onMount($wayBack, () => {
    const from = returnPath(page.cameFrom())
    $wayBack.set(from === '/' ? '' : `?return=${encodeURIComponent(from)}`)
  })

  // An account may have been waiting since an earlier visit.
  onMount($state, () => {
    service.waiting().then(
      member => {
        if (member && $state.get().state === 'ready')
          $state.set({ state: 'waiting', member, authError: undefined })
      },
      () => undefined,
    )
    // A returning reader may want to continue, or to log in again after logging out.
    return page.watchReturn(() => {
      turn += 1
      slowNotice.cancel()
      if ($state.get().state !== 'waiting') $state.set({ state: 'ready' })
    })
  })

  /** Google's window may stay open in the background: the form keeps working. */
  function isBusy() {
    const now = $state.get()
    return now.state === 'entered' || (now.state === 'working' && now.at !== 'google')
  }

  async function run<Value>(at: Task, call: () => Promise<AuthResult<Value>>) {
    const mine = ++turn
    slowNotice.cancel()
    $state.set({ state: 'working', at, slow: false })
    if (at !== 'google') slowNotice.run(() => $state.set({ state: 'working', at, slow: true }))
    const outcome = await call()
    // A successful sign-in counts, whatever has been pressed since.
    if (mine !== turn && !outcome.ok) return undefined
    slowNotice.cancel()
    if (!outcome.ok) $state.set({ state: 'refused', authError: outcome.reason })
    return outcome.ok ? outcome : undefined
  }

  async function enter(mode: SignInMode, at: Task, call: () => Promise<AuthResult<Entered>>) {
    const outcome = await run(at, call)
    if (!outcome) return
    endPhone()
    const { member, isWaiting } = outcome.value
    if (isWaiting) $state.set({ state: 'waiting', member, authError: undefined })
    else await goIn(mode, member)
  }

  async function goIn(mode: SignInMode, member: Member) {
    $state.set({ state: 'entered' })
    await page.entered(member)
    page.leave(mode === 'register' ? '/dashboard' : returnPath(page.cameFrom()))
  }

  /** On the Register page the box was ticked before. */
  const accepted = (mode: SignInMode) => mode === 'register'

  return {
    $state,
    $phone,
    $wayBack,
    available: service.available,

    async withEmail(mode: SignInMode, email: string, password: string) {
      if (isBusy()) return
      await enter(mode, 'email', () =>
        mode === 'register' ? service.signUp(email, password) : service.signIn(email, password),
      )
    },

    async withGoogle(mode: SignInMode) {
      // The second half of a double press would close the window again.
      if (isBusy() || Date.now() - googleAt < DOUBLE_PRESS) return
      googleAt = Date.now()
      await enter(mode, 'google', () => service.signInWithGoogle(accepted(mode)))
    },

    /** Sends a code, or another one. */
    async sendCode(typed: string, captcha: HTMLElement) {
      if (isBusy()) return
      const phone = internationalNumber(typed, site.country.dialCode)
      const sent = await run('sending', () => service.sendCode(phone, captcha))
      if (!sent) return
      $state.set({ state: 'ready' })
      codeSent(phone, sent.value)
    },

    async checkCode(mode: SignInMode, code: string) {
      const now = $phone.get()
      if (isBusy() || now.step !== 'code') return
      const digits = code.replaceAll(/\s/g, '')
      await enter(mode, 'checking', () => service.checkCode(now.sent, digits, accepted(mode)))
    },

    /** Back to the number, for somebody who mistyped it. */
    otherNumber() {
      endPhone()
      $state.set({ state: 'ready' })
    },

    async sendReset(email: string) {
      if (isBusy()) return
      const sent = await run('reset', () => service.sendReset(email))
      if (sent) $state.set({ state: 'reset-sent', email })
    },

    /** The box about age and terms was not ticked. */
    askToAcknowledge() {
      const { reason: authError } = authFailure('not-acknowledged')
      const now = $state.get()
      if (now.state === 'waiting') $state.set({ ...now, authError })
      else if (!isBusy()) $state.set({ state: 'refused', authError })
    },

    /** The box was ticked after all. */
    acknowledged() {
      const now = $state.get()
      if (now.state === 'waiting') $state.set({ ...now, authError: undefined })
      if (now.state === 'refused' && now.authError.code === 'not-acknowledged')
        $state.set({ state: 'ready' })
    },

    /** The owner of the new account accepts. */
    async accept() {
      const now = $state.get()
      if (now.state !== 'waiting') return
      await service.accept()
      await goIn('login', now.member)
    },

    /** The owner declines: nothing of the account stays. */
    async decline() {
      const now = $state.get()
      if (now.state !== 'waiting') return
      const gone = await run('declining', service.decline)
      if (gone) return $state.set({ state: 'declined' })
      const then = $state.get()
      if (then.state === 'refused') $state.set({ ...now, authError: then.authError })
    },

    /** For somebody who is logged in already: to where they came from. */
    goOn: () => page.leave(returnPath(page.cameFrom())),

    /** The reader continues after an error or a message. */
    reset() {
      if (!isBusy()) $state.set({ state: 'ready' })
    },
  }
}

export const signIn = createSignIn(accounts, {
  entered: async member => {
    session.enter(member)
    await withTimeLimit(MERGE_AT_MOST, sync.run(member.uid))
  },
  cameFrom: () => parameter('return'),
  leave: goTo,
  watchReturn,
})
