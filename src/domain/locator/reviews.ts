import * as v from 'valibot'

import { isVisible, plainText } from '#domain/plain-text.ts'
import { LONGEST_NAME, writtenText } from '#domain/written-text.ts'

/** Held as text, as the specification says. */
export const Rating = v.picklist(['1', '2', '3', '4', '5'])
export type Rating = v.InferOutput<typeof Rating>

export const ratingLabels: Record<Rating, string> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very Good',
  5: 'Excellent',
}

/** The rules of the database cut longer ones off. */
export const LONGEST_COMMENT = 1000

/** What somebody found. One a member and technician. */
export const Review = v.object({
  /** The member who wrote it; empty for a guest, whose review stays on the page. */
  uid: v.optional(v.string(), ''),
  rating: Rating,
  comment: v.pipe(writtenText(LONGEST_COMMENT), v.nonEmpty()),
  name: v.optional(writtenText(LONGEST_NAME), ''),
})
export type Review = v.InferOutput<typeof Review>

/** What is in the form. */
export interface Draft {
  rating: Rating | ''
  comment: string
}

export const emptyDraft: Draft = { rating: '', comment: '' }

const Waiting = v.object({
  technician: v.string(),
  rating: v.fallback(v.picklist(['', ...Rating.options]), ''),
  comment: v.string(),
})
/** A draft that waits for its writer to log in, with the technician whom it is about. */
export type WaitingDraft = Draft & { technician: string }

/** Such a draft from the browser's store, which may hold anything. */
export function parseWaitingDraft(stored: string | undefined): WaitingDraft | undefined {
  try {
    const parsed = v.safeParse(Waiting, JSON.parse(stored ?? ''))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** The review in a draft; undefined while rating or comment is missing. */
export function completed({
  rating,
  comment,
}: Draft): Pick<Review, 'rating' | 'comment'> | undefined {
  const text = plainText(plainText(comment).trim().slice(0, LONGEST_COMMENT))
  return rating && isVisible(text) ? { rating, comment: text } : undefined
}

/** How many have given each rating. */
export type Tally = Readonly<Record<Rating, number>>

export const emptyTally: Tally = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }

export function tallyOf(reviews: readonly { rating: Rating }[]): Tally {
  const tally = { ...emptyTally }
  for (const { rating } of reviews) tally[rating]++
  return tally
}

/** Two tallies as one. With -1 the second is taken away; never below nothing, as when one was deleted meanwhile. */
export function addTallies(one: Tally, other: Tally, sign: 1 | -1 = 1): Tally {
  const sum = { ...emptyTally }
  for (const rating of Rating.options) sum[rating] = Math.max(0, one[rating] + sign * other[rating])
  return sum
}

/** The mean, to one decimal, and of how many; undefined when nobody has rated. */
export function averageRating(tally: Tally): { average: string; count: number } | undefined {
  let count = 0
  let sum = 0
  for (const rating of Rating.options) {
    count += tally[rating]
    sum += tally[rating] * Number(rating)
  }
  return count === 0 ? undefined : { average: (sum / count).toFixed(1), count }
}
