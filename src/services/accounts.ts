import type { AuthResult } from '#domain/sign-in/auth-error.ts'
import type { Member } from '#domain/sign-in/session.ts'

/** What the session needs from a sign-in service. */
export interface AccountService {
  /**
   * Calls back with the member, or undefined for a guest, now and at every change; or reports that the service cannot
   * be reached. Returns an unsubscribe function.
   */
  watch: (changed: (member: Member | undefined) => void, unreachable: () => void) => () => void
  /** Rejects when the service refuses. */
  signOut: () => Promise<void>
}

/** Somebody who has signed in. */
export interface Entered {
  member: Member
  /** This has made an account, and nobody has told their age or accepted the terms for it yet. */
  isWaiting: boolean
}

/** What the pages /login and /register need. `accepted`: the age and the terms were acknowledged before. */
export interface SignInService {
  /** Whether this site has a sign-in service at all. */
  available: boolean
  signIn: (email: string, password: string) => Promise<AuthResult<Entered>>
  signUp: (email: string, password: string) => Promise<AuthResult<Entered>>
  signInWithGoogle: (accepted: boolean) => Promise<AuthResult<Entered>>
  /**
   * Sends a code, and returns the id of that message. `captcha` is an element where the provider may draw its check.
   */
  sendCode: (phone: string, captcha: HTMLElement) => Promise<AuthResult<string>>
  checkCode: (sent: string, code: string, accepted: boolean) => Promise<AuthResult<Entered>>
  /** Sends a message with a link to a new password. */
  sendReset: (email: string) => Promise<AuthResult<null>>
  /** The account that was created here and is still waiting for its owner's consent. */
  waiting: () => Promise<Member | undefined>
  /** The owner of the waiting account is old enough and accepts the terms. */
  accept: () => Promise<void>
  /** The owner is not, or declines: the account is deleted. */
  decline: () => Promise<AuthResult<null>>
}

/** Checks the code that was sent to a telephone. */
export type CheckCode = (code: string) => Promise<AuthResult<unknown>>

/** A way to sign in that an account has. */
export type Method = 'password' | 'google' | 'phone'

/** How an account is signed in to. */
export interface Ways {
  methods: readonly Method[]
  /** Whether the email address is known to be the owner's. */
  confirmed: boolean
}

/** What the profile page needs. */
export interface OwnAccountService {
  ways: () => Promise<Ways>
  update: (changes: { displayName?: string; photoURL?: string }) => Promise<AuthResult<Member>>
  /** Whether the provider will ask for a fresh proof before it deletes the account or changes its password. */
  needsProof: () => Promise<boolean>
  proveByPassword: (password: string) => Promise<AuthResult<null>>
  proveByGoogle: () => Promise<AuthResult<null>>
  proveByCode: (captcha: HTMLElement) => Promise<AuthResult<CheckCode>>
  changePassword: (password: string) => Promise<AuthResult<null>>
  /** Adds a password to an account that has an email address and none. */
  addPassword: (password: string) => Promise<AuthResult<null>>
  /** Adds Google as a second way to sign in. */
  addGoogle: () => Promise<AuthResult<null>>
  /** Sends a message with a link that confirms the email address. */
  sendConfirmation: () => Promise<AuthResult<null>>
  remove: () => Promise<AuthResult<null>>
}

export type Accounts = AccountService & SignInService & OwnAccountService
