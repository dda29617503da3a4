import { atom, onMount } from 'nanostores'

import { internationalNumber } from '#domain/phone.ts'
import { refuse } from '#domain/refusal.ts'
import type { Attempt, Refusal } from '#domain/refusal.ts'
import { returnPath } from '#domain/session.ts'
import type { Member } from '#domain/session.ts'
import type { CheckCode, SignInService } from '#services/accounts.ts'
import { accounts } from '#services/backend.ts'
import { goTo, parameter } from '#services/page.ts'
import { site } from '#site.ts'
import { session } from './session.ts'
import { sync } from './sync.ts'

/** The two pages: for members, and for whoever wants to become one. */
export type SignInMode = 'login' | 'register'

export type SignInState =
  | { state: 'ready' }
  | { state: 'working'; at: 'email' | 'google' | 'sending' | 'checking' | 'reset' }
  | { state: 'refused'; refusal: Refusal }
  | { state: 'reset-sent'; email: string }
  | { state: 'entered' }

export type PhoneStep =
  | { step: 'number' }
  /** `wait` counts down the seconds until another code may be asked for. */
  | { step: 'code'; phone: string; wait: number }

/** How long a reader waits before another code may be sent, in seconds. */
const RESEND_AFTER = 30
/** Merging what was done here before must not hold anybody up. */
const MERGE_AT_MOST = 2500

/** What the store needs beside the sign-in service; tests give their own. */
export interface SignInPage {
  entered: (member: Member) => Promise<void>
  /** The parameter of the address that tells where the reader came from. */
  cameFrom: () => string
  leave: (to: string) => void
}

/** Signing in and registering: one store for both pages. */
export function createSignIn(service: SignInService, page: SignInPage) {
  const $state = atom<SignInState>({ state: 'ready' })
  const $phone = atom<PhoneStep>({ step: 'number' })
  let check: CheckCode | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  /** The way back as a query, for the link to the other page. */
  const $wayBack = atom('')
  onMount($wayBack, () => {
    const from = returnPath(page.cameFrom())
    $wayBack.set(from === '/' ? '' : `?return=${encodeURIComponent(from)}`)
  })

  const isBusy = () => ['working', 'entered'].includes($state.get().state)
  const refused = (refusal: Refusal) => $state.set({ state: 'refused', refusal })

  async function enter(mode: SignInMode, attempt: Promise<Attempt<Member>>) {
    const outcome = await attempt
    if (!outcome.ok) return refused(outcome.refusal)
    $state.set({ state: 'entered' })
    await page.entered(outcome.value)
    page.leave(mode === 'register' ? '/dashboard' : returnPath(page.cameFrom()))
  }

  function countDown(phone: string) {
    clearInterval(timer)
    let wait = RESEND_AFTER
    $phone.set({ step: 'code', phone, wait })
    timer = setInterval(() => {
      wait -= 1
      $phone.set({ step: 'code', phone, wait })
      if (wait === 0) clearInterval(timer)
    }, 1000)
  }

  return {
    $state,
    $phone,
    $wayBack,
    available: service.available,

    async withEmail(mode: SignInMode, email: string, password: string) {
      if (isBusy()) return
      $state.set({ state: 'working', at: 'email' })
      await enter(
        mode,
        mode === 'register' ? service.signUp(email, password) : service.signIn(email, password),
      )
    },

    async withGoogle(mode: SignInMode) {
      if (isBusy()) return
      $state.set({ state: 'working', at: 'google' })
      await enter(mode, service.signInWithGoogle())
    },

    /** Sends a code, or another one. */
    async sendCode(typed: string, captcha: HTMLElement) {
      if (isBusy()) return
      $state.set({ state: 'working', at: 'sending' })
      const phone = internationalNumber(typed, site.country.dialCode)
      const sent = await service.sendCode(phone, captcha)
      if (!sent.ok) return refused(sent.refusal)
      check = sent.value
      $state.set({ state: 'ready' })
      countDown(phone)
    },

    async checkCode(mode: SignInMode, code: string) {
      if (isBusy() || !check) return
      $state.set({ state: 'working', at: 'checking' })
      await enter(mode, check(code.replaceAll(/\s/g, '')))
    },

    /** Back to the number, for somebody who mistyped it. */
    otherNumber() {
      clearInterval(timer)
      check = undefined
      $phone.set({ step: 'number' })
      $state.set({ state: 'ready' })
    },

    async sendReset(email: string) {
      if (isBusy()) return
      $state.set({ state: 'working', at: 'reset' })
      const sent = await service.sendReset(email)
      if (sent.ok) $state.set({ state: 'reset-sent', email })
      else refused(sent.refusal)
    },

    /** The box about age and terms was not ticked. */
    askToAcknowledge() {
      if (!isBusy()) refused(refuse('not-acknowledged').refusal)
    },

    /** For somebody who is logged in already: to where they came from. */
    goOn: () => page.leave(returnPath(page.cameFrom())),

    /** The reader goes on after a refusal or a message. */
    calm() {
      if (!isBusy()) $state.set({ state: 'ready' })
    },
  }
}

export const signIn = createSignIn(accounts, {
  entered: async member => {
    session.enter(member)
    const slow = new Promise(resolve => setTimeout(resolve, MERGE_AT_MOST))
    await Promise.race([sync.run(member.uid), slow])
  },
  cameFrom: () => parameter('return'),
  leave: goTo,
})
