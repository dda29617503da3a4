import { atom } from 'nanostores'

import { emptyTally } from '#domain/locator/reviews.ts'
import type { Review } from '#domain/locator/reviews.ts'
import { ok } from '#domain/result.ts'
import type { Member, Session } from '#domain/sign-in/session.ts'
import { reviewsInMemory } from '#services/reviews.ts'
import type { ReviewService } from '#services/reviews.ts'
import { createReviews } from '#stores/locator/reviews.ts'

export const member: Member = {
  uid: 'u1',
  displayName: 'Ada',
  email: '',
  phoneNumber: '',
  photoURL: '',
}
export const signedIn: Session = { state: 'member', member }
export const guest: Session = { state: 'guest' }

export const mine: Review = { uid: 'u1', rating: '5', comment: 'Kind.', name: 'Ada' }
export const others: Review = { uid: 'u2', rating: '4', comment: 'Quick.', name: 'Bo' }

/** Where the draft of a guest waits for the log-in. */
export function fakeWaiting(text?: string) {
  let waits = text
  return {
    read: () => waits,
    write: (draft: string) => {
      waits = draft
    },
    forget: () => {
      waits = undefined
    },
  }
}

/** The reviews of a page that shows them, from a database that holds one by somebody else. */
export function startReviews(
  service: Partial<ReviewService> = {},
  now: Session = signedIn,
  waiting = fakeWaiting(),
) {
  const $session = atom<Session>(now)
  const store = createReviews(
    {
      ...reviewsInMemory(),
      lasting: true,
      list: async () => ok({ reviews: [others], older: emptyTally }),
      ...service,
    },
    $session,
    waiting,
  )
  store.$shown.listen(() => {})
  store.$own.listen(() => {})
  store.$score.listen(() => {})
  return { store, $session, waiting }
}
