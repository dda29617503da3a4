import type { AuthResult } from '#domain/sign-in/auth-error.ts'

/** Where the photos of members are kept. */
export interface PhotoService {
  /** Stores the photo of a member and gives its public address. `progress` is told a part from 0 to 1. */
  save: (uid: string, photo: Blob, progress: (part: number) => void) => Promise<AuthResult<string>>
  /** A photo that is not there counts as removed. */
  remove: (uid: string) => Promise<AuthResult<null>>
}
