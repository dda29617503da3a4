import type { Attempt } from '#domain/refusal.ts'
import type { Member } from '#domain/session.ts'

/** What the session needs of a sign-in service. */
export interface AccountService {
  /**
   * Calls back with the member, or undefined for a guest, now and at every change; or tells that the service
   * cannot be reached. Returns the way to stop.
   */
  watch: (changed: (member: Member | undefined) => void, unreachable: () => void) => () => void
  /** Rejects when the service refuses. */
  signOut: () => Promise<void>
}

/** Checks the code that was sent to a telephone. */
export type CheckCode = (code: string) => Promise<Attempt<Member>>

/** What the pages /login and /register need. */
export interface SignInService {
  /** Whether this site has a sign-in service at all. */
  available: boolean
  signIn: (email: string, password: string) => Promise<Attempt<Member>>
  signUp: (email: string, password: string) => Promise<Attempt<Member>>
  signInWithGoogle: () => Promise<Attempt<Member>>
  /** Sends a code. `captcha` is an element in the page where the provider may draw its check. */
  sendCode: (phone: string, captcha: HTMLElement) => Promise<Attempt<CheckCode>>
  /** Sends a message with a link to a new password. */
  sendReset: (email: string) => Promise<Attempt<null>>
}

/** A way to sign in that an account has. */
export type Method = 'password' | 'google' | 'phone'

/** What the profile page needs. */
export interface OwnAccountService {
  methods: () => Promise<readonly Method[]>
  update: (changes: { displayName?: string; photoURL?: string }) => Promise<Attempt<Member>>
  /** Whether the provider will ask for a fresh proof before it deletes the account or changes its password. */
  needsProof: () => Promise<boolean>
  proveByPassword: (password: string) => Promise<Attempt<null>>
  proveByGoogle: () => Promise<Attempt<null>>
  proveByCode: (captcha: HTMLElement) => Promise<Attempt<CheckCode>>
  changePassword: (password: string) => Promise<Attempt<null>>
  /** Adds Google as a second way to sign in. */
  addGoogle: () => Promise<Attempt<null>>
  remove: () => Promise<Attempt<null>>
}

export type Accounts = AccountService & SignInService & OwnAccountService
