import { atom } from 'nanostores'

import {
  forumPath,
  isQuestionId,
  isSpent,
  knownOf,
  questionOf,
  viewOf,
  withMore,
} from '#domain/forum/forum.ts'
import type { Question, View } from '#domain/forum/forum.ts'
import type { ForumFailure } from '#domain/forum/notice.ts'
import { fail } from '#domain/result.ts'
import { questions as reader } from '#services/forum-backend.ts'
import { fragment, showFragment, watchFragment } from '#services/fragment.ts'
import { parameter, rootHas, setParameter } from '#services/page.ts'
import type { QuestionReader } from '#services/questions.ts'

/** How many questions are asked for at once. */
export const PAGE = 20

export type Reading =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'loading-more' }
  | { state: 'ready'; more: boolean }
  | { state: 'failed'; reason: ForumFailure }
  | { state: 'failed-more'; reason: ForumFailure }

/** The live questions that are shown, and the state of loading them. */
export interface List {
  questions: readonly Question[]
  reading: Reading
}

interface Address {
  parameter: (name: string) => string
  setParameter: (name: string, value: string) => void
  fragment: () => string
  watchFragment: (changed: () => void) => () => void
}

/** Whether the question that the address names could be found. */
export type Named = { state: 'none' } | { state: 'missing'; reason: ForumFailure }

/** The view before the address has been read. */
export const firstView: View = { filter: 'All', sort: 'newest' }

/** The list of questions, as anybody reads it. The samples stand in the page; only live questions are here. */
export function createForum(service: QuestionReader, address: Address) {
  const $view = atom<View>(firstView)
  /** A category that the address names and that there is not. */
  const $unknown = atom('')
  const $named = atom<Named>({ state: 'none' })
  const $list = atom<List>({ questions: [], reading: { state: 'idle' } })
  /** Where the next page begins. */
  let next: Parameters<QuestionReader['page']>[2]
  /** How many questions have been requested in this view. */
  let asked = 0
  /** Questions that were posted here while the list was loading. */
  let fresh: readonly Question[] = []
  /** An answer to an older request is not shown. */
  let turn = 0

  const reading = (reading: Reading) => $list.set({ ...$list.get(), reading })
  const list = (questions: readonly Question[], reading: Reading) =>
    $list.set({ questions: questions.filter(question => !isSpent(question)), reading })
  const change = (edit: (questions: readonly Question[]) => readonly Question[]) =>
    list(edit($list.get().questions), $list.get().reading)

  /** The question that the address names may stand on a later page, or in another category. */
  async function named(questions: readonly Question[]): Promise<readonly Question[]> {
    const fragment = address.fragment()
    const id = questionOf(fragment)
    $named.set({ state: 'none' })
    if (!id || id.startsWith('sample-') || questions.some(question => question.id === id)) return []
    const found = isQuestionId(id) ? await service.one(id) : fail('gone')
    // The reader may have followed another link in the meantime.
    if (address.fragment() !== fragment) return []
    if (found.ok && !isSpent(found.value)) return [found.value]
    $named.set({ state: 'missing', reason: found.ok ? 'gone' : found.reason })
    return []
  }

  /** A link to a question was followed while the page was open. */
  async function follow() {
    const before = await named($list.get().questions)
    change(questions => withMore(before, questions))
  }

  async function load(isNamed = true) {
    if (!service.available) return
    const mine = ++turn
    fresh = []
    reading({ state: 'loading' })
    const page = await service.page($view.get(), PAGE)
    const before = page.ok && isNamed ? await named(page.value.questions) : []
    if (mine !== turn) return
    if (!page.ok) return reading({ state: 'failed', reason: page.reason })
    asked = PAGE
    next = page.value.next
    const questions = withMore(withMore(fresh, before), page.value.questions)
    list(questions, { state: 'ready', more: next !== undefined })
  }

  /**
   * The next page begins behind the last one. Times never change, so what is posted or deleted meanwhile moves nothing.
   * Votes do change: a question that has risen past the end of a page is found at the end of the list, where all of it
   * is asked for once more.
   */
  async function more() {
    const { state } = $list.get().reading
    if (!next || state === 'loading' || state === 'loading-more') return
    const mine = ++turn
    const view = $view.get()
    reading({ state: 'loading-more' })
    const page = await service.page(view, PAGE, next)
    const isEnd = view.sort === 'top' && page.ok && !page.value.next
    const whole = isEnd ? await service.page(view, asked + 2 * PAGE) : page
    if (mine !== turn) return
    if (!page.ok) return reading({ state: 'failed-more', reason: page.reason })
    if (!whole.ok) return reading({ state: 'failed-more', reason: whole.reason })
    asked += PAGE
    next = whole.value.next
    const questions = withMore($list.get().questions, page.value.questions)
    list(withMore(questions, whole.value.questions), { state: 'ready', more: next !== undefined })
  }

  return {
    available: service.available,
    $view,
    $unknown,
    $named,
    $list,
    load: () => load(),
    more,
    /** Reads what the address asks for, once. */
    start() {
      if ($list.get().reading.state !== 'idle') return
      const { view, unknown } = viewOf(address.parameter('category'), address.parameter('sort'))
      $view.set(view)
      $unknown.set(unknown)
      void load()
      address.watchFragment(() => void follow())
    },
    /** Another category or order: what is already known at once, the rest when the database has answered. */
    show(changed: Partial<View>) {
      const view = { ...$view.get(), ...changed }
      $view.set(view)
      $unknown.set('')
      address.setParameter('category', view.filter === 'All' ? '' : view.filter)
      address.setParameter('sort', view.sort === 'newest' ? '' : view.sort)
      next = undefined
      change(questions => knownOf(questions, view))
      $named.set({ state: 'none' })
      // Choosing a view means that the question in the address no longer matters.
      void load(false)
    },
    /** Puts a question that has just been posted at the top. */
    add(question: Question) {
      fresh = [question, ...fresh]
      change(questions => withMore([question], questions))
    },
    change: (id: string, edit: (question: Question) => Question) =>
      change(questions =>
        questions.map(question => (question.id === id ? edit(question) : question)),
      ),
    drop: (id: string) => change(questions => questions.filter(question => question.id !== id)),
    /** The address of this view, and of a place in it. */
    path: (fragment: string) => forumPath($view.get(), fragment),
  }
}

export const forum = createForum(reader, { parameter, setParameter, fragment, watchFragment })

/** Whether a member has signed in on this device, as far as is known without a request. */
export const memberIsHere = () => rootHas('member')

/** The fragment of the address with its #. */
export const currentFragment = fragment

/** A question that the address names has come after the page: goes there once more. */
export function arrive(id: string): void {
  if (questionOf(fragment()) === id) showFragment()
}
