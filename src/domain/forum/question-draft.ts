import * as v from 'valibot'

import { categories, limits } from './forum.ts'
import type { Category } from './forum.ts'
import { isVisible, lengthOf, plainLine, plainText } from '#domain/plain-text.ts'

/** A question while it is being written. */
export interface Draft {
  title: string
  details: string
  category: Category | ''
}

/** A draft that the form accepts. */
export interface ReadyDraft {
  title: string
  details: string
  category: Category
}

export type DraftField = 'title' | 'category' | 'details'
export type DraftProblems = Partial<Record<DraftField, string>>

export const emptyDraft: Draft = { title: '', details: '', category: '' }

const Stored = v.object({
  title: v.fallback(v.string(), ''),
  details: v.fallback(v.string(), ''),
  category: v.fallback(v.picklist(['', ...categories]), ''),
})

/** A draft from the browser's store, which may hold anything. */
export function parseDraft(stored: string): Draft {
  try {
    const parsed = v.safeParse(Stored, JSON.parse(stored))
    return parsed.success ? parsed.output : emptyDraft
  } catch {
    return emptyDraft
  }
}

export const isSameDraft = (one: Draft, other: Draft) =>
  one.title === other.title && one.details === other.details && one.category === other.category

export const isEmptyDraft = ({ title, details, category }: Draft) =>
  !title.trim() && !details.trim() && !category

/** What the form has to say about a draft; undefined when it can be sent. */
export function draftProblems(draft: Draft): DraftProblems | undefined {
  const title = plainLine(draft.title)
  const problems: DraftProblems = {}
  if (!isVisible(title)) problems.title = 'Write your question.'
  else if (lengthOf(title) < limits.shortestTitle)
    problems.title = `Write at least ${limits.shortestTitle} characters.`
  else if (title.length > limits.title)
    problems.title = `Keep the question to ${limits.title} characters. The rest fits into the details.`
  if (!draft.category) problems.category = 'Choose a category.'
  if (plainText(draft.details).trim().length > limits.details)
    problems.details = `Keep the details to ${limits.details} characters.`
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** The draft as it is sent, or undefined while it has problems. */
export function readyDraft(draft: Draft): ReadyDraft | undefined {
  const { category } = draft
  if (!category || draftProblems(draft)) return undefined
  return { title: plainLine(draft.title), details: plainText(draft.details).trim(), category }
}
