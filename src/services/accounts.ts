import type { Member } from '#domain/session.ts'

/** What the session needs of a sign-in service. */
export interface AccountService {
  /** Calls back with the member, or undefined for a guest, now and at every change. Returns the way to stop. */
  watch: (changed: (member: Member | undefined) => void) => () => void
  /** Rejects when the service refuses. */
  signOut: () => Promise<void>
}
