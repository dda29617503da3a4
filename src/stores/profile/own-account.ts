import { atom } from 'nanostores'

import { isStoredHere } from '#domain/profile/photo.ts'
import type { AuthResult, AuthError } from '#domain/sign-in/auth-error.ts'
import type { Member } from '#domain/sign-in/session.ts'
import type { CheckCode, Method, OwnAccountService, Ways } from '#services/accounts.ts'
import { accounts, memberData, photos } from '#services/backend.ts'
import type { MemberDataService } from '#services/member-data.ts'
import { askConfirm } from '#services/page.ts'
import type { PhotoService } from '#services/photos.ts'
import { saveFile } from '#services/save-file.ts'
import { removeMemberData } from '#services/site-data.ts'
import { session } from '#stores/sign-in/session.ts'

export type { Method, Ways }

/** What a member is doing with the account itself. */
export type Task = 'password' | 'new-password' | 'google' | 'confirmation' | 'download' | 'delete'

export type AccountState =
  | { state: 'idle' }
  | { state: 'working'; task: Task }
  /** The provider wants a proof first: by password, by Google, or by a code to the member's telephone. */
  | { state: 'proof'; codeSent: boolean; authError: AuthError | undefined }
  | { state: 'proving'; codeSent: boolean }
  | { state: 'done'; task: Task }
  | { state: 'refused'; task: Task; authError: AuthError }
  | { state: 'deleted' }

interface Services {
  account: OwnAccountService
  photos: PhotoService
  data: MemberDataService
}

/** What the store needs from the page; tests pass in their own. */
export interface AccountPage {
  confirm: (question: string) => boolean
  save: (name: string, text: string) => void
  /** Nobody is logged in any more. */
  left: () => void
}

/** Ways to sign in, the member's data, and deleting the account. */
export function createOwnAccount({ account, photos, data }: Services, page: AccountPage) {
  const $state = atom<AccountState>({ state: 'idle' })
  /** How the member signs in; undefined until the account service has answered. */
  const $ways = atom<Ways | undefined>()
  let check: CheckCode | undefined
  let deleting: Member | undefined

  const isBusy = () => ['working', 'proving', 'deleted'].includes($state.get().state)

  async function run(task: Task, call: () => Promise<AuthResult<unknown>>) {
    if (isBusy()) return false
    $state.set({ state: 'working', task })
    const outcome = await call()
    $state.set(
      outcome.ok ? { state: 'done', task } : { state: 'refused', task, authError: outcome.reason },
    )
    return outcome.ok
  }

  /** First what is stored, then the account: without the account nobody could delete the rest. */
  async function eraseAll({ uid, photoURL }: Member): Promise<AuthResult<null>> {
    const erased = await data.erase(uid)
    if (!erased.ok) return erased
    const removed = isStoredHere(photoURL) ? await photos.remove(uid) : erased
    return removed.ok ? account.remove() : removed
  }

  /** An account that still exists must be able to write. */
  async function erase(member: Member): Promise<AuthResult<null>> {
    const ended = await eraseAll(member)
    if (!ended.ok) await data.reopen(member.uid)
    return ended
  }

  async function deleteNow(member: Member) {
    $state.set({ state: 'working', task: 'delete' })
    const outcome = await erase(member)
    if (outcome.ok) {
      $state.set({ state: 'deleted' })
      page.left()
    } else if (outcome.reason.code === 'recent-login') {
      askForProof(outcome.reason)
    } else {
      $state.set({ state: 'refused', task: 'delete', authError: outcome.reason })
    }
  }

  const askForProof = (authError?: AuthError, codeSent = false) =>
    $state.set({ state: 'proof', codeSent, authError })

  async function prove(call: () => Promise<AuthResult<unknown>>) {
    const now = $state.get()
    if (now.state !== 'proof' || !deleting) return
    $state.set({ state: 'proving', codeSent: now.codeSent })
    const outcome = await call()
    if (outcome.ok) await deleteNow(deleting)
    else askForProof(outcome.reason, now.codeSent)
  }

  /** What is shown stays where the account service cannot be reached. */
  async function readWays() {
    const ways = await account.ways().catch(() => undefined)
    if (ways) $ways.set(ways)
  }

  return {
    $state,
    $ways,

    /** A member has logged in, perhaps after another one. */
    async start() {
      $state.set({ state: 'idle' })
      $ways.set(undefined)
      await readWays()
    },

    /** The member comes back to this page, perhaps from the message that confirms the address. */
    async lookAgain() {
      if ($ways.get()?.confirmed === false) await readWays()
    },

    /** The old password first: whoever finds an open computer must not be able to lock its owner out. */
    changePassword: (old: string, next: string) =>
      run('password', async () => {
        const proven = await account.proveByPassword(old)
        return proven.ok ? account.changePassword(next) : proven
      }),

    /** For a member by Google. Google proves who it is, for the same reason. */
    addPassword: (next: string) =>
      run('new-password', async () => {
        const proven = await account.proveByGoogle()
        if (!proven.ok) return proven
        const added = await account.addPassword(next)
        if (added.ok) await readWays()
        return added
      }),

    addGoogle: () =>
      run('google', async () => {
        const added = await account.addGoogle()
        if (added.ok) await readWays()
        return added
      }),

    sendConfirmation: () => run('confirmation', account.sendConfirmation),

    download: (member: Member) =>
      run('download', async () => {
        const stored = await data.everything(member.uid)
        if (stored.ok) {
          const everything = { account: member, ...stored.value }
          page.save('my-data.json', JSON.stringify(everything, null, 2))
        }
        return stored
      }),

    async remove(member: Member) {
      if (
        isBusy() ||
        !page.confirm('Delete your account and everything in it? This cannot be undone.')
      )
        return
      deleting = member
      $state.set({ state: 'working', task: 'delete' })
      const needed = await account.needsProof().catch(() => false)
      if (needed) askForProof()
      else await deleteNow(member)
    },

    proveByPassword: (password: string) => prove(() => account.proveByPassword(password)),
    proveByGoogle: () => prove(account.proveByGoogle),

    async sendCode(captcha: HTMLElement) {
      if (isBusy()) return
      $state.set({ state: 'proving', codeSent: false })
      const sent = await account.proveByCode(captcha)
      if (sent.ok) check = sent.value
      askForProof(sent.ok ? undefined : sent.reason, sent.ok)
    },
    async proveByCode(code: string) {
      const checkCode = check
      if (checkCode) await prove(() => checkCode(code.replaceAll(/\s/g, '')))
    },

    reset() {
      if (!isBusy()) $state.set({ state: 'idle' })
    },
  }
}

export const ownAccount = createOwnAccount(
  { account: accounts, photos, data: memberData },
  {
    confirm: askConfirm,
    save: saveFile,
    left: () => {
      session.enter(undefined)
      void removeMemberData()
    },
  },
)
