import type { AuthResult } from '#domain/sign-in/auth-error.ts'

/** Where the photos of members are kept. */
export interface PhotoService {
  /** Stores a member's photo and returns its public address. `progress` is called with a fraction from 0 to 1. */
  save: (uid: string, photo: Blob, progress: (part: number) => void) => Promise<AuthResult<string>>
  /** A missing photo counts as removed. */
  remove: (uid: string) => Promise<AuthResult<null>>
}
