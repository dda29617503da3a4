import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { Accounts } from './accounts.ts'
import type { MemberDataService } from './member-data.ts'
import type { PhotoService } from './photos.ts'

const notSetUp = () => Promise.resolve(authFailure('not-set-up'))

/** A site without Firebase settings: nobody can sign in, everybody is a guest, and the pages say so. */
export const nullAccounts: Accounts = {
  available: false,
  watch: changed => {
    changed(undefined)
    return () => {}
  },
  signOut: () => Promise.resolve(),
  signIn: notSetUp,
  signUp: notSetUp,
  signInWithGoogle: notSetUp,
  sendCode: notSetUp,
  checkCode: notSetUp,
  sendReset: notSetUp,
  waiting: () => Promise.resolve(undefined),
  accept: () => Promise.resolve(),
  decline: notSetUp,
  ways: () => Promise.resolve({ methods: [], confirmed: false }),
  update: notSetUp,
  needsProof: () => Promise.resolve(false),
  proveByPassword: notSetUp,
  proveByGoogle: notSetUp,
  proveByCode: notSetUp,
  changePassword: notSetUp,
  addPassword: notSetUp,
  addGoogle: notSetUp,
  sendConfirmation: notSetUp,
  remove: notSetUp,
}

export const nullPhotos: PhotoService = { save: notSetUp, remove: notSetUp }

export const nullMemberData: MemberDataService = {
  load: notSetUp,
  save: notSetUp,
  everything: notSetUp,
  erase: notSetUp,
  reopen: notSetUp,
}
