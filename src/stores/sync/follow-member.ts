import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'

import type { Session } from '#domain/sign-in/session.ts'
import { progress } from '#stores/gate/progress.ts'
import { recentSearches } from '#stores/home-search/recent-searches.ts'
import { session } from '#stores/sign-in/session.ts'
import { sync } from './sync.ts'

/** Whether this device shows what the member's account holds. */
export type MergeState = 'waiting' | 'merged' | 'unreachable'

/** After this long the reader is told; a late answer still counts. */
const TIME_OUT = 10_000

interface Parts {
  $session: ReadableAtom<Session>
  /** What is merged: a change to any of them is sent to the account. */
  lists: readonly Pick<ReadableAtom<unknown>, 'listen'>[]
  run: (uid: string) => Promise<boolean>
}

/**
 * For pages that show searches or progress: merges them with the member's account as soon as it is known who is
 * here, and again whenever the reader adds or removes something.
 */
export function createFollowMember({ $session, lists, run }: Parts) {
  const $merge = atom<MergeState>('waiting')
  let running = false
  let again = false

  async function merge() {
    const now = $session.get()
    if (now.state !== 'member') return
    again = true
    if (running) return
    running = true
    const late = setTimeout(() => $merge.set('unreachable'), TIME_OUT)
    while (again) {
      again = false
      const merged = await run(now.member.uid)
      $merge.set(merged ? 'merged' : 'unreachable')
      // Out of reach: the next change, the reader or the next page tries again.
      if (!merged) break
    }
    clearTimeout(late)
    running = false
  }

  return {
    $merge,
    /** Returns an unsubscribe function. */
    follow() {
      const changed = () => void merge()
      const stops = [$session.subscribe(changed), ...lists.map(list => list.listen(changed))]
      return () => stops.forEach(stop => stop())
    },
    tryAgain() {
      $merge.set('waiting')
      void merge()
    },
  }
}

export const memberMerge = createFollowMember({
  $session: session.$session,
  lists: [recentSearches.$recent, progress.$progress],
  run: sync.run,
})

export const followMember = memberMerge.follow
