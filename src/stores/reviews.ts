import { atom, computed } from 'nanostores'
import type { ReadableAtom } from 'nanostores'

import { completed, emptyDraft } from '#domain/reviews.ts'
import type { Draft, Review } from '#domain/reviews.ts'
import { settle } from '#domain/result.ts'
import type { Remote } from '#domain/result.ts'
import type { Session } from '#domain/session.ts'
import { reviews as service } from '#services/backend.ts'
import type { ReviewFailure, ReviewService } from '#services/reviews.ts'
import { session } from './session.ts'

/** What became of the last press. `page`: shown here, but kept nowhere. */
export type Sent =
  | { state: 'no' }
  | { state: 'sending' }
  | { state: 'kept' }
  | { state: 'page' }
  | { state: 'removed' }
  | { state: 'failed'; reason: ReviewFailure }

/** Reviews of the technician who is looked at, and the form for one more. */
export function createReviews(service: ReviewService, $session: ReadableAtom<Session>) {
  const $remote = atom<Remote<readonly Review[], ReviewFailure>>({ state: 'idle' })
  const $guests = atom<Readonly<Record<string, readonly Review[]>>>({})
  const $technician = atom('')
  const $draft = atom<Draft>(emptyDraft)
  const $sent = atom<Sent>({ state: 'no' })

  const memberNow = () => {
    const now = $session.get()
    return service.lasting && now.state === 'member' ? now.member : undefined
  }

  async function load(technician: string) {
    $remote.set({ state: 'loading' })
    const result = await service.list(technician)
    // Another one may have been chosen meanwhile.
    if ($technician.get() === technician) $remote.set(settle(result))
  }

  /** Puts a member's review in place of an earlier one, or takes it away. */
  function replace(uid: string, review: Review | undefined) {
    const now = $remote.get()
    const others = now.state === 'ready' ? now.value.filter(known => known.uid !== uid) : []
    $remote.set({ state: 'ready', value: review ? [review, ...others] : others })
  }

  async function submit() {
    const written = completed($draft.get())
    // As specified: without a rating or a comment nothing happens.
    if (!written || $sent.get().state === 'sending') return
    const technician = $technician.get()
    const member = memberNow()
    if (!member) {
      const guests = $guests.get()
      const review = { ...written, uid: '', name: '' }
      $guests.set({ ...guests, [technician]: [review, ...(guests[technician] ?? [])] })
      $draft.set(emptyDraft)
      $sent.set({ state: 'page' })
      return
    }
    $sent.set({ state: 'sending' })
    const saved = await service.save(technician, member, written)
    if ($technician.get() !== technician) return
    if (!saved.ok) return $sent.set({ state: 'failed', reason: saved.reason })
    replace(member.uid, saved.value)
    $draft.set(emptyDraft)
    $sent.set({ state: 'kept' })
  }

  return {
    /** Whether a member's review is kept; a guest's never is. */
    lasting: service.lasting,
    $remote,
    $draft,
    $sent,
    /** All that the page can show, newest first. */
    $shown: computed([$remote, $guests, $technician], (remote, guests, technician) => [
      ...(guests[technician] ?? []),
      ...(remote.state === 'ready' ? remote.value : []),
    ]),
    /** The review that the member who is here has written; undefined for guests. */
    $own: computed([$remote, $session], (remote, now) => {
      if (remote.state !== 'ready' || now.state !== 'member') return undefined
      return remote.value.find(({ uid }) => uid === now.member.uid)
    }),
    /** Shows another technician's reviews, with an empty form. */
    open(technician: string) {
      $technician.set(technician)
      $draft.set(emptyDraft)
      $sent.set({ state: 'no' })
      return load(technician)
    },
    retry: () => load($technician.get()),
    write: (change: Partial<Draft>) => {
      $draft.set({ ...$draft.get(), ...change })
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
      if (!removed.ok) return $sent.set({ state: 'failed', reason: removed.reason })
      replace(member.uid, undefined)
      $sent.set({ state: 'removed' })
    },
  }
}

export const reviews = createReviews(service, session.$session)
