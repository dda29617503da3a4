import { atom } from 'nanostores'

import { isStoredHere } from '#domain/profile/photo.ts'
import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { AuthResult, AuthError } from '#domain/sign-in/auth-error.ts'
import type { Result } from '#domain/result.ts'
import type { Member } from '#domain/sign-in/session.ts'
import type { OwnAccountService } from '#services/accounts.ts'
import { accounts, photos } from '#services/backend.ts'
import { preparePhoto } from '#services/photo-file.ts'
import type { PhotoTrouble } from '#services/photo-file.ts'
import type { PhotoService } from '#services/photos.ts'

export type ProfileState =
  /** `said` is the message after a success. `edited`: the form was here a moment ago. */
  | { state: 'viewing'; said: string; edited: boolean }
  | { state: 'editing'; authError: AuthError | undefined }
  /** `part` is how much of the photo has been uploaded, from 0 to 1; undefined without a photo. */
  | { state: 'saving'; part: number | undefined }

const resting = { state: 'viewing', said: '', edited: false } as const

interface Services {
  account: Pick<OwnAccountService, 'update'>
  photos: PhotoService
  prepare: (file: File) => Promise<Result<Blob, PhotoTrouble>>
}

/** Name and photo of the member: view, edit, save. */
export function createProfile({ account, photos, prepare }: Services) {
  const $state = atom<ProfileState>(resting)
  const isSaving = () => $state.get().state === 'saving'

  /** Returns whether that worked. */
  async function change(said: string, call: () => Promise<AuthResult<unknown>>): Promise<boolean> {
    if (isSaving()) return false
    $state.set({ state: 'saving', part: undefined })
    const outcome = await call()
    $state.set(
      outcome.ok
        ? { state: 'viewing', said, edited: true }
        : { state: 'editing', authError: outcome.reason },
    )
    return outcome.ok
  }

  async function sendPhoto(uid: string, file: File): Promise<AuthResult<string>> {
    const small = await prepare(file)
    if (!small.ok) return authFailure(small.reason)
    const progress = (part: number) => $state.set({ state: 'saving', part })
    progress(0)
    return photos.save(uid, small.value, progress)
  }

  return {
    $state,
    edit: () => $state.set({ state: 'editing', authError: undefined }),
    cancel() {
      if (!isSaving()) $state.set({ ...resting, edited: true })
    },
    /** Clears the message about the last change. */
    clearMessage() {
      if ($state.get().state === 'viewing') $state.set(resting)
    },
    /** A member has logged in, perhaps after another one whose name was being edited. */
    reset: () => $state.set(resting),

    /** Saves the name, and the photo where one was chosen. When the photo is refused, the name is not saved either. */
    save: ({ uid }: Member, name: string, file: File | undefined) =>
      change('Your profile is saved.', async () => {
        const displayName = name.trim()
        if (!file) return account.update({ displayName })
        const sent = await sendPhoto(uid, file)
        if (!sent.ok) return sent
        const updated = await account.update({ displayName, photoURL: sent.value })
        // A photo that no profile shows must not stay public.
        if (!updated.ok) await photos.remove(uid)
        return updated
      }),

    /** A photo from Google is merely no longer shown. */
    removePhoto: ({ uid, photoURL }: Member) =>
      change('Your photo is removed.', async () => {
        const updated = await account.update({ photoURL: '' })
        return updated.ok && isStoredHere(photoURL) ? photos.remove(uid) : updated
      }),
  }
}

export const profile = createProfile({ account: accounts, photos, prepare: preparePhoto })
