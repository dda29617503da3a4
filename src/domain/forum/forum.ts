import * as v from 'valibot'

import { LONGEST_NAME, writtenText } from '#domain/written-text.ts'

export const categories = ['General', 'Technical', 'Billing', 'Support'] as const
export type Category = (typeof categories)[number]

/** What the list can be narrowed to. */
export const filters = ['All', ...categories] as const
export type Filter = (typeof filters)[number]

export const sorts = ['newest', 'top'] as const
export type Sort = (typeof sorts)[number]

/** Which questions are shown, and in which order. */
export interface View {
  filter: Filter
  sort: Sort
}

/** How long the parts of a question may be; the rules of the database say the same. */
export const limits = {
  shortestTitle: 3,
  title: 150,
  details: 4000,
  answer: 4000,
  user: LONGEST_NAME,
  report: 500,
} as const

/** A question as the forum shows it. Everything in it is text, whatever it looks like. */
export interface Question {
  id: string
  title: string
  details: string
  category: Category
  /** The name that its asker goes by; may be empty. */
  user: string
  /** Whose question it is; empty for our own samples. */
  uid: string
  /** Milliseconds since 1970; 0 for samples, which have no date. */
  at: number
  /** When its asker last changed it; 0 for never. */
  edited: number
  votes: number
  /** How many answers there are. */
  answers: number
  /** Its asker has deleted it: only a placeholder is left, for the answers of others. */
  deleted: boolean
}

export interface Answer {
  id: string
  text: string
  user: string
  uid: string
  at: number
  edited: number
}

const whole = v.pipe(v.number(), v.integer())
const name = writtenText(limits.user)

export const Question = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    title: writtenText(limits.title),
    details: writtenText(limits.details),
    category: v.picklist(categories),
    user: name,
    uid: v.string(),
    at: v.number(),
    edited: v.optional(v.number(), 0),
    votes: whole,
    answers: v.optional(whole, 0),
    deleted: v.optional(v.boolean(), false),
  }),
  v.check(({ title, deleted }) => deleted || title !== ''),
) satisfies v.GenericSchema<unknown, Question>

/** All that remains of a question that its asker deleted before anybody answered it. */
export const TakenAway = v.object({ deleted: v.literal(true), title: v.optional(v.never()) })

export const Answer = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  text: v.pipe(writtenText(limits.answer), v.nonEmpty()),
  user: name,
  uid: v.string(),
  at: v.number(),
  edited: v.optional(v.number(), 0),
}) satisfies v.GenericSchema<unknown, Answer>

/** Our own samples are no documents of the database: nobody can delete them, and votes on them stay here. */
export const isSample = ({ uid, deleted }: Question) => uid === '' && !deleted

/** Deleted by its asker, and without an answer that it would have to stay for. */
export const isSpent = ({ deleted, answers }: Question) => deleted && answers <= 0

/** The sentence for a name that nobody gave. E-mail addresses and numbers are never shown. */
export const askedBy = (user: string) => user || 'a member'

/** Where a question stands in the page. */
export const anchorOf = ({ id }: Pick<Question, 'id'>) => `question-${id}`

/** The question that a fragment of the address names, if it names one; whether there is such a question is open. */
export function questionOf(fragment: string): string | undefined {
  const name = /^#question-(.+)$/.exec(fragment)?.[1]
  try {
    return name && decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Whether a question can have this name: the rules of the database take no other. */
export const isQuestionId = (id: string) => /^[\w-]{1,64}$/.test(id)

/** The questions of a category. */
export function shownQuestions(questions: readonly Question[], filter: Filter): Question[] {
  return questions.filter(({ category }) => filter === 'All' || category === filter)
}

const newer = (a: Question, b: Question) => b.at - a.at

const orders: Record<Sort, (a: Question, b: Question) => number> = {
  newest: newer,
  top: (a, b) => b.votes - a.votes || newer(a, b),
}

/** What is known already of a view, while the database is asked for the rest. */
export function knownOf(questions: readonly Question[], { filter, sort }: View): Question[] {
  return [...shownQuestions(questions, filter)].sort(orders[sort])
}

/** Questions already shown keep their place; new ones follow. None appears twice. */
export function withMore(shown: readonly Question[], more: readonly Question[]): Question[] {
  const there = new Set(shown.map(({ id }) => id))
  return [...shown, ...more.filter(({ id }) => !there.has(id))]
}

const isFilter = (name: string): name is Filter => filters.some(filter => filter === name)

/** The view that an address asks for. `unknown` is a category that does not exist; all questions are then shown. */
export function viewOf(category: string, sort: string): { view: View; unknown: string } {
  const filter = isFilter(category) ? category : 'All'
  return {
    view: { filter, sort: sort === 'top' ? 'top' : 'newest' },
    unknown: isFilter(category) ? '' : category.slice(0, 40),
  }
}

/** The page with this view, for an address; what everybody sees first needs no words. */
export function forumPath({ filter, sort }: View, fragment = ''): string {
  const parameters = new URLSearchParams({
    ...(filter !== 'All' && { category: filter }),
    ...(sort !== 'newest' && { sort }),
  }).toString()
  return `/forum${parameters && `?${parameters}`}${fragment && `#${fragment}`}`
}
