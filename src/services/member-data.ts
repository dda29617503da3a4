import type { KeptSearch } from '#domain/sync/searches.ts'
import type { Progress } from '#domain/guide/progress.ts'
import type { AuthResult } from '#domain/sign-in/auth-error.ts'

export interface MemberRecords {
  searches: KeptSearch[]
  progress: Progress[]
}

export interface MemberChanges {
  searches: readonly KeptSearch[]
  removedSearches: readonly string[]
  progress: readonly Progress[]
}

/** What a member's account keeps, and what the member has written on this site. */
export interface MemberDataService {
  load: (uid: string) => Promise<AuthResult<MemberRecords>>
  save: (uid: string, changes: MemberChanges) => Promise<AuthResult<null>>
  /** Everything that is stored about a member, for the member to keep. */
  everything: (uid: string) => Promise<AuthResult<Record<string, unknown>>>
  /** Deletes everything that is stored about a member, and takes nothing new from the account. */
  erase: (uid: string) => Promise<AuthResult<null>>
  /** The account stays after all. */
  reopen: (uid: string) => Promise<AuthResult<null>>
}
