import { onAuthStateChanged } from 'firebase/auth'
import type { User } from 'firebase/auth'

import type { Member } from '#domain/sign-in/session.ts'
import { readMemberHint } from '#services/member-hint.ts'
import { isStorageAvailable, readStored, writeStored } from '#services/local-storage.ts'
import { auth } from './client.ts'
import { memberOf } from './member.ts'

/*
 * Who the site says is here. That is whoever the provider knows, but for an account that was made on the Login page
 * a moment ago: it counts only once its owner has told their age and accepted the terms.
 */
const NOTE = 'newAccount'

type Changed = (member: Member | undefined) => void

const watchers = new Set<Changed>()
/** Sign-ins under way. Until it is known whether one has made an account, nobody is told of it. */
let entering = 0

const isWaiting = ({ uid }: User) => readStored(NOTE) === uid

const tell = (member: Member | undefined) => watchers.forEach(changed => changed(member))

function whoIsHere(): Member | undefined {
  const user = auth.currentUser
  return user && !isWaiting(user) ? memberOf(user) : undefined
}

/**
 * Whoever is logged in on this device by what its notes say at this moment. The SDK hears of a log-out in another tab a
 * moment later, and a page that was asleep much later; asked for anything in between, it would write the old sign-in
 * back for the next person to find.
 */
export async function presentUser(): Promise<User | undefined> {
  await auth.authStateReady()
  const user = auth.currentUser ?? undefined
  if (!isStorageAvailable()) return user
  const hint = readMemberHint()
  return hint && (hint.uid ?? user?.uid) === user?.uid ? user : undefined
}

/** Tells who is here, now and at every change. Returns an unsubscribe function. */
export function watchPresence(changed: Changed): () => void {
  watchers.add(changed)
  const stop = onAuthStateChanged(auth, () => {
    if (entering === 0) changed(whoIsHere())
  })
  return () => {
    watchers.delete(changed)
    stop()
  }
}

/** Tells of a change that the provider tells nobody about. */
export const tellChanged = (user: User) => tell(memberOf(user))

/** Runs a sign-in. Whoever watches hears of it when all is known about it. */
export async function whileEntering<Value>(signIn: () => Promise<Value>): Promise<Value> {
  entering += 1
  const before = auth.currentUser?.uid
  try {
    return await signIn()
  } finally {
    entering -= 1
    if (entering === 0 && auth.currentUser?.uid !== before) tell(whoIsHere())
  }
}

export interface Newcomer {
  user: User
  /** Whether this sign-in has made the account. */
  isNew: boolean
  /** Whether the owner has told their age and accepted the terms before. */
  accepted: boolean
}

/** Notes an account that nobody has accepted the terms for. Tells whether it has to wait. */
export function mustWait({ user, isNew, accepted }: Newcomer): boolean {
  if (isNew && !accepted) writeStored(NOTE, user.uid)
  if (accepted && isWaiting(user)) writeStored(NOTE, undefined)
  return isWaiting(user)
}

/** The account that waits for its owner's word, if there is one. */
export async function waitingUser(): Promise<User | undefined> {
  if (!readStored(NOTE)) return undefined
  await auth.authStateReady()
  const user = auth.currentUser
  return user && isWaiting(user) ? user : undefined
}

export function endWait(): void {
  writeStored(NOTE, undefined)
  tell(whoIsHere())
}
