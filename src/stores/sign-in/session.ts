import { atom, onMount } from 'nanostores'

import { hintOf, isSameHint, withHint } from '#domain/sign-in/session.ts'
import type { Member, MemberHint, Session } from '#domain/sign-in/session.ts'
import type { AccountService } from '#services/accounts.ts'
import { accounts } from '#services/backend.ts'
import { readMemberHint, watchMemberHint, writeMemberHint } from '#services/member-hint.ts'
import { markRoot } from '#services/page.ts'
import { reloadPage } from '#services/reload.ts'
import { isStorageAvailable } from '#services/local-storage.ts'

/** How long the account service may take to report the session. */
const TIME_OUT = 10_000

/** What the session keeps on this device between pages; tests pass in their own. */
export interface HintStore {
  read: () => MemberHint | undefined
  write: (hint: MemberHint | undefined) => void
  /** Whether a hint is still there on the next page: a browser may refuse it, or have no room. */
  lasts: () => boolean
  /**
   * Calls back when another tab has written, or may have while this page was in the background. Returns an unsubscribe
   * function.
   */
  watch: (changed: (hint: MemberHint | undefined) => void) => () => void
}

/**
 * Who is here. A device without a hint has no member, and the account service is not even loaded for it;
 * with a hint the state is unknown until the service has answered.
 */
export function createSession(service: AccountService, hints: HintStore, reload: () => void) {
  const $session = atom<Session>({ state: 'unknown' })
  const $hint = atom<MemberHint | undefined>()
  const $unreachable = atom(false)
  let stop: (() => void) | undefined

  function become(member: Member | undefined) {
    const hint = member && hintOf(member)
    hints.write(hint)
    $hint.set(hint)
    $unreachable.set(false)
    markRoot('member', Boolean(member))
    $session.set(member ? { state: 'member', member } : { state: 'guest' })
  }

  function watch() {
    if (stop) return
    // A service that does not answer counts as unreachable. A late answer still counts.
    const late = setTimeout(() => $unreachable.set($session.get().state === 'unknown'), TIME_OUT)
    const unwatch = service.watch(become, () => $unreachable.set(true))
    stop = () => {
      clearTimeout(late)
      unwatch()
    }
  }

  function unwatch() {
    stop?.()
    stop = undefined
  }

  /**
   * Another tab signed somebody in or out, or changed the profile. The account service says so too, but later: what is a member's must not
   * stand before the eyes of the next person until then.
   */
  function onOtherTab(hint: MemberHint | undefined) {
    const now = $session.get()
    $hint.set(hint)
    markRoot('member', Boolean(hint))
    if (!hint) return $session.set({ state: 'guest' })
    if (now.state === 'member' && hint.uid && hint.uid !== now.member.uid) {
      $session.set({ state: 'unknown' })
      // Whatever this page still holds belongs to somebody else.
      return reload()
    }
    if (now.state === 'member' && hint.uid && !isSameHint(hint, hintOf(now.member)))
      $session.set({ state: 'member', member: withHint(now.member, hint) })
    watch()
  }

  onMount($session, () => {
    $hint.set(hints.read())
    // The head script may have taken a damaged hint for a member.
    markRoot('member', Boolean($hint.get()))
    if ($hint.get()) watch()
    else $session.set({ state: 'guest' })
    const stopHints = hints.watch(onOtherTab)
    return () => {
      stopHints()
      unwatch()
    }
  })

  return {
    $session,
    /** What to show of the member while the state is unknown. */
    $hint,
    /** The account service did not answer: the state stays unknown until somebody tries again. */
    $unreachable,
    /** Starts to follow the account service: for pages where somebody may sign in. */
    watch,
    /** For a member's own pages: where no hint lasts, only the account service knows whether somebody is logged in. */
    watchWithoutHints() {
      if (!hints.lasts()) watch()
    },
    retry() {
      unwatch()
      $unreachable.set(false)
      watch()
    },
    /** A sign-in on this page has succeeded. The service reports it a moment later, but the next page needs it now. */
    enter: become,
    signOut: service.signOut,
  }
}

export const session = createSession(
  accounts,
  {
    read: readMemberHint,
    write: writeMemberHint,
    lasts: isStorageAvailable,
    watch: watchMemberHint,
  },
  reloadPage,
)
