import type { ForumFailure } from '#domain/forum/notice.ts'
import type { Member } from '#domain/sign-in/session.ts'
import { emptyTally } from '#domain/locator/reviews.ts'
import type { Review, Tally } from '#domain/locator/reviews.ts'
import { ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'

export type ReviewFailure = ForumFailure

/** The reviews that a page shows, and how many more have given each rating. */
export interface Listed {
  reviews: readonly Review[]
  /** Undefined where there are older ones that could not be counted. */
  older: Tally | undefined
}

/** What members found. A guest's review never gets here. */
export interface ReviewService {
  /** Whether reviews outlive the page. */
  lasting: boolean
  /** The newest ones, and the one of this member however old it is. */
  list: (technician: string, uid?: string) => Promise<Result<Listed, ReviewFailure>>
  /** Writes the member's one review of a technician, in place of an earlier one. */
  save: (
    technician: string,
    member: Member,
    review: Pick<Review, 'rating' | 'comment'>,
  ) => Promise<Result<Review, ReviewFailure>>
  remove: (technician: string, member: Member) => Promise<Result<null, ReviewFailure>>
}

/** Reviews of this page alone, for a site without a database. */
export function reviewsInMemory(): ReviewService {
  const reviewsOf = new Map<string, Map<string, Review>>()
  return {
    lasting: false,
    list: async technician =>
      ok({ reviews: [...(reviewsOf.get(technician)?.values() ?? [])], older: emptyTally }),
    save: async (technician, { uid, displayName }, written) => {
      const review = { ...written, uid, name: displayName }
      const reviews = reviewsOf.get(technician) ?? new Map<string, Review>()
      reviewsOf.set(technician, reviews.set(uid, review))
      return ok(review)
    },
    remove: async (technician, { uid }) => {
      reviewsOf.get(technician)?.delete(uid)
      return ok(null)
    },
  }
}
