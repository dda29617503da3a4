import { atom } from 'nanostores'

import { forumPath, knownOf, questionOf, viewOf, withMore } from '#domain/forum.ts'
import type { Question, View } from '#domain/forum.ts'
import type { ForumFailure } from '#domain/forum-notice.ts'
import { questions as reader } from '#services/forum-backend.ts'
import { fragment, parameter, rootHas, setParameter, showFragment } from '#services/page.ts'
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

/** The live questions that are shown, and how the reading of them goes. */
export interface List {
  questions: readonly Question[]
  reading: Reading
}

interface Address {
  parameter: (name: string) => string
  setParameter: (name: string, value: string) => void
  fragment: () => string
}

/** What everybody sees first, before the address has been read. */
export const firstView: View = { filter: 'All', sort: 'newest' }

/** The list of questions, as anybody reads it. The samples stand in the page; only live questions are here. */
export function createForum(service: QuestionReader, address: Address) {
  const $view = atom<View>(firstView)
  /** A category that the address names and that there is not. */
  const $unknown = atom('')
  const $list = atom<List>({ questions: [], reading: { state: 'idle' } })
  /** Where the next page begins. */
  let next: Parameters<QuestionReader['page']>[2]
  /** How many the database has been asked for in this view. */
  let asked = 0
  /** Questions that were asked here while the list was on its way. */
  let fresh: readonly Question[] = []
  /** An answer to an older request is not shown. */
  let turn = 0

  const reading = (reading: Reading) => $list.set({ ...$list.get(), reading })
  const change = (edit: (questions: readonly Question[]) => readonly Question[]) =>
    $list.set({ ...$list.get(), questions: edit($list.get().questions) })

  /** The question that the address names may stand on a later page, or in another category. */
  async function named(questions: readonly Question[]): Promise<readonly Question[]> {
    const id = questionOf(address.fragment())
    if (!id || id.startsWith('sample-') || questions.some(question => question.id === id)) return []
    const found = await service.one(id)
    return found.ok ? [found.value] : []
  }

  async function load() {
    if (!service.available) return
    const mine = ++turn
    fresh = []
    reading({ state: 'loading' })
    const page = await service.page($view.get(), PAGE)
    const before = page.ok ? await named(page.value.questions) : []
    if (mine !== turn) return
    if (!page.ok) return reading({ state: 'failed', reason: page.reason })
    asked = PAGE
    next = page.value.next
    const questions = withMore(withMore(fresh, before), page.value.questions)
    $list.set({ questions, reading: { state: 'ready', more: next !== undefined } })
  }

  /**
   * The next page. By time it begins behind the last one: times never change, so what is posted or deleted meanwhile
   * moves nothing. Votes do change, so by votes all is asked for again and what is new follows what is shown: a
   * question that has risen past the end of the last page would be missed otherwise.
   */
  async function more() {
    const { state } = $list.get().reading
    if (!next || state === 'loading' || state === 'loading-more') return
    const mine = ++turn
    const view = $view.get()
    reading({ state: 'loading-more' })
    const page = await (view.sort === 'top'
      ? service.page(view, asked + PAGE)
      : service.page(view, PAGE, next))
    if (mine !== turn) return
    if (!page.ok) return reading({ state: 'failed-more', reason: page.reason })
    asked += PAGE
    next = page.value.next
    const questions = withMore($list.get().questions, page.value.questions)
    $list.set({ questions, reading: { state: 'ready', more: next !== undefined } })
  }

  return {
    available: service.available,
    $view,
    $unknown,
    $list,
    load,
    more,
    /** Reads what the address asks for, once. */
    start() {
      if ($list.get().reading.state !== 'idle') return
      const { view, unknown } = viewOf(address.parameter('category'), address.parameter('sort'))
      $view.set(view)
      $unknown.set(unknown)
      void load()
    },
    /** Another category or order: what is known of it at once, the rest when the database has answered. */
    show(changed: Partial<View>) {
      const view = { ...$view.get(), ...changed }
      $view.set(view)
      $unknown.set('')
      address.setParameter('category', view.filter === 'All' ? '' : view.filter)
      address.setParameter('sort', view.sort === 'newest' ? '' : view.sort)
      next = undefined
      change(questions => knownOf(questions, view))
      void load()
    },
    /** Puts a question that was asked a moment ago on top. */
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

export const forum = createForum(reader, { parameter, setParameter, fragment })

/** Whether a member has signed in on this device, as far as is known without asking anybody. */
export const memberIsHere = () => rootHas('member')

/** A question that the address names has come after the page: goes there once more. */
export function arrive(id: string): void {
  if (questionOf(fragment()) === id) showFragment()
}
