import * as v from 'valibot'

export const categories = ['General', 'Technical', 'Billing', 'Support'] as const
export type Category = (typeof categories)[number]

/** What the list can be narrowed to. */
export const filters = ['All', ...categories] as const
export type Filter = (typeof filters)[number]

/** How long the parts of a question may be; the rules of the database say the same. */
export const limits = {
  shortestTitle: 3,
  title: 150,
  details: 4000,
  answer: 4000,
  user: 80,
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
  votes: number
}

export interface Answer {
  id: string
  text: string
  user: string
  uid: string
  at: number
}

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const whole = v.pipe(v.number(), v.integer())

export const Question = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.pipe(text(limits.title), v.nonEmpty()),
  details: text(limits.details),
  category: v.picklist(categories),
  user: text(limits.user),
  uid: v.string(),
  at: v.number(),
  votes: whole,
}) satisfies v.GenericSchema<unknown, Question>

export const Answer = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  text: v.pipe(text(limits.answer), v.nonEmpty()),
  user: text(limits.user),
  uid: v.string(),
  at: v.number(),
}) satisfies v.GenericSchema<unknown, Answer>

/** Our own samples are no documents of the database: nobody can delete them, and votes on them stay here. */
export const isSample = ({ uid }: Question) => uid === ''

/** The sentence for a name that nobody gave. E-mail addresses and numbers are never shown. */
export const askedBy = (user: string) => user || 'a member'

/** Where a question stands in the page. */
export const anchorOf = ({ id }: Pick<Question, 'id'>) => `question-${id}`

/** The live questions, then the samples, narrowed to a category. */
export function shownQuestions(questions: readonly Question[], filter: Filter): Question[] {
  return questions.filter(({ category }) => filter === 'All' || category === filter)
}

/** The address of a message that reports a question. */
export function reportAddress(email: string, question: Question, page: string): string {
  const subject = `Please look at a question: ${question.title}`
  const body = `${page}#${anchorOf(question)}\n\nWhat is wrong with it:\n`
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
