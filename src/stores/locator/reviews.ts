import { atom, computed, onMount } from 'nanostores'
import type { ReadableAtom } from 'nanostores'

import {
  addTallies,
  averageRating,
  completed,
  emptyDraft,
  emptyTally,
  parseWaitingDraft,
  tallyOf,
} from '#domain/locator/reviews.ts'
import type { Draft, Review } from '#domain/locator/reviews.ts'
import { toRemote } from '#domain/result.ts'
import type { Remote } from '#domain/result.ts'
import type { Session } from '#domain/sign-in/session.ts'
import type { Listed, ReviewFailure, ReviewService } from '#services/reviews.ts'
import { reviews as service } from '#services/reviews-backend.ts'
import { removeFromSession, readSession, writeSession } from '#services/session-storage.ts'
import { session } from '#stores/sign-in/session.ts'

/** The outcome of the last press. `page`: shown here, but stored nowhere. */
export type Sent =
  | { state: 'no' }
  | { state: 'sending' }
  | { state: 'kept' }
  | { state: 'page' }
  | { state: 'removed' }
  | { state: 'failed'; action: 'save' | 'remove'; reason: ReviewFailure }

/** How long a press waits to learn whether the reader is a member, in milliseconds. */
const TIME_OUT = 8000

const nothing: Listed = { reviews: [], older: emptyTally }

/** Where a draft waits while its writer logs in, looks at another technician or loads the page again. */
interface Waiting {
  read: () => string | undefined
  write: (draft: string) => void
  forget: () => void
}

/** Reviews of the selected technician, and the form for one more. */
export function createReviews(
  service: ReviewService,
  $session: ReadableAtom<Session>,
  waiting: Waiting,
) {
  const $remote = atom<Remote<Listed, ReviewFailure>>({ state: 'idle' })
  const $guests = atom<Readonly<Record<string, readonly Review[]>>>({})
  const $technician = atom('')
  const $draft = atom<Draft>(emptyDraft)
  const $sent = atom<Sent>({ state: 'no' })

  const memberNow = () => {
    const now = $session.get()
    return service.lasting && now.state === 'member' ? now.member : undefined
  }

  /** Whether the session is known in time. A member's review must not be treated as a guest's because it was quick. */
  function knowsWhoIsHere(): Promise<boolean> {
    if (!service.lasting || $session.get().state !== 'unknown') return Promise.resolve(true)
    return new Promise(resolve => {
      const end = (known: boolean) => {
        clearTimeout(timer)
        stop()
        resolve(known)
      }
      const timer = setTimeout(() => end(false), TIME_OUT)
      const stop = $session.listen(({ state }) => state !== 'unknown' && end(true))
    })
  }

  async function load(technician: string) {
    $remote.set({ state: 'loading' })
    const uid = memberNow()?.uid
    const result = await service.list(technician, uid)
    // Another one may have been chosen in the meantime.
    if ($technician.get() !== technician) return
    $remote.set(toRemote(result))
    // Or the session has become known.
    if (memberNow()?.uid !== uid) return lookForOwn()
  }

  /** A member's own review may be older than those on the page. */
  async function lookForOwn(): Promise<void> {
    const now = $remote.get()
    const uid = memberNow()?.uid
    if (!uid || now.state !== 'ready') return
    const { reviews, older } = now.value
    const isAll = older && !averageRating(older)
    if (!isAll && !reviews.some(review => review.uid === uid)) await load($technician.get())
  }

  /** Replaces a member's earlier review, or removes it. */
  function replace(uid: string, review: Review | undefined) {
    const now = $remote.get()
    const { reviews, older } = now.state === 'ready' ? now.value : nothing
    const others = reviews.filter(known => known.uid !== uid)
    $remote.set({
      state: 'ready',
      value: { reviews: review ? [review, ...others] : others, older },
    })
  }

  function write(draft: Draft) {
    $draft.set(draft)
    if (draft.rating || draft.comment)
      waiting.write(JSON.stringify({ ...draft, technician: $technician.get() }))
    else waiting.forget()
  }

  async function submit() {
    const draft = $draft.get()
    const written = completed(draft)
    // As specified: without a rating or a comment nothing happens.
    if (!written || $sent.get().state === 'sending') return
    const technician = $technician.get()
    $sent.set({ state: 'sending' })
    const isKnown = await knowsWhoIsHere()
    if ($technician.get() !== technician) return
    if (!isKnown) return $sent.set({ state: 'failed', action: 'save', reason: 'offline' })
    const member = memberNow()
    if (!member) {
      const guests = $guests.get()
      const review = { ...written, uid: '', name: '' }
      $guests.set({ ...guests, [technician]: [review, ...(guests[technician] ?? [])] })
      write(emptyDraft)
      $sent.set({ state: 'page' })
      return
    }
    const saved = await service.save(technician, member, written)
    if ($technician.get() !== technician) return
    if (!saved.ok) return $sent.set({ state: 'failed', action: 'save', reason: saved.reason })
    replace(member.uid, saved.value)
    // What was typed while the review was being sent stays in the form.
    if ($draft.get() === draft) write(emptyDraft)
    $sent.set({ state: 'kept' })
  }

  const $shown = computed([$remote, $guests, $technician], (remote, guests, technician) => [
    ...(guests[technician] ?? []),
    ...(remote.state === 'ready' ? remote.value.reviews : []),
  ])

  const $own = computed([$remote, $session], (remote, now) => {
    if (remote.state !== 'ready' || now.state !== 'member') return undefined
    return remote.value.reviews.find(({ uid }) => uid === now.member.uid)
  })
  onMount($own, () => $session.listen(() => void lookForOwn()))

  // A log-out in another tab has emptied this tab's store. The next person must not meet the words of the one before.
  onMount($draft, () =>
    $session.listen(({ state }) => {
      if (state === 'guest' && waiting.read() === undefined) $draft.set(emptyDraft)
    }),
  )

  /** What was typed last and not sent is in the form again when the same technician is chosen. */
  function draftFor(technician: string): Draft {
    const waits = parseWaitingDraft(waiting.read())
    if (waits?.technician !== technician) return emptyDraft
    return { rating: waits.rating, comment: waits.comment }
  }

  return {
    /** Whether a member's review is kept; a guest's never is. */
    lasting: service.lasting,
    $remote,
    $draft,
    $sent,
    /** All that the page can show, newest first. */
    $shown,
    /** The mean of all reviews; not `whole` where older ones could not be counted. Undefined without any. */
    $score: computed([$remote, $shown], (remote, shown) => {
      const older = remote.state === 'ready' ? remote.value.older : emptyTally
      const score = averageRating(addTallies(tallyOf(shown), older ?? emptyTally))
      return score && { ...score, whole: older !== undefined }
    }),
    /** The review that the member who is here has written; undefined for guests. */
    $own,
    /** The technician whose reviews are shown. */
    $technician,
    /** Shows another technician's reviews; the form is empty but for what waits for this very one. */
    open(technician: string) {
      $technician.set(technician)
      $draft.set(draftFor(technician))
      $sent.set({ state: 'no' })
      return load(technician)
    },
    retry: () => load($technician.get()),
    write: (change: Partial<Draft>) => {
      write({ ...$draft.get(), ...change })
      if ($sent.get().state !== 'sending') $sent.set({ state: 'no' })
    },
    submit,
    async remove() {
      const member = memberNow()
      const technician = $technician.get()
      if (!member || $sent.get().state === 'sending') return
      $sent.set({ state: 'sending' })
      const removed = await service.remove(technician, member)
      if ($technician.get() !== technician) return
      if (!removed.ok)
        return $sent.set({ state: 'failed', action: 'remove', reason: removed.reason })
      replace(member.uid, undefined)
      $sent.set({ state: 'removed' })
    },
  }
}

export const reviews = createReviews(service, session.$session, {
  read: () => readSession('reviewToPublish'),
  write: draft => writeSession('reviewToPublish', draft),
  forget: () => removeFromSession('reviewToPublish'),
})
