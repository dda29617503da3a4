import { atom } from 'nanostores'
import type { ReadableAtom, WritableAtom } from 'nanostores'

import { anchorOf, isSample } from '#domain/forum.ts'
import type { Filter, Question } from '#domain/forum.ts'
import type { ReadyDraft } from '#domain/question-draft.ts'
import { settle } from '#domain/result.ts'
import type { Remote } from '#domain/result.ts'
import type { Member, Session } from '#domain/session.ts'
import { parseVotes, voteAfter, withVote } from '#domain/vote.ts'
import type { Vote, Votes } from '#domain/vote.ts'
import { questions as questionService } from '#services/forum-backend.ts'
import { askConfirm } from '#services/page.ts'
import type { ForumFailure, QuestionService } from '#services/questions.ts'
import { forumNotice } from './forum-notice.ts'
import type { Deed, Notice } from './forum-notice.ts'
import { memberFirst } from './member-first.ts'
import type { MemberFirst } from './member-first.ts'
import { session } from './session.ts'
import { stored } from './stored.ts'

interface Parts {
  service: QuestionService
  $session: ReadableAtom<Session>
  memberFirst: MemberFirst
  $notice: WritableAtom<Notice>
  confirm: (question: string) => boolean
}

/** The list of questions, and the votes on them. The samples stand in the page; only live questions are here. */
export function createForum({ service, $session, memberFirst, $notice, confirm }: Parts) {
  const $list = atom<Remote<readonly Question[], ForumFailure>>({ state: 'idle' })
  const $filter = atom<Filter>('All')
  /** The member's votes on live questions. */
  const $votes = atom<Votes>({})
  /** Votes on samples are kept on this device only. */
  const $sampleVotes = stored<Votes>(
    'sampleVotes',
    {},
    { decode: parseVotes, encode: JSON.stringify },
  )
  /** The member whose votes are in `$votes`. */
  let votesAreOf = ''
  const busy = new Set<string>()

  const live = () => {
    const list = $list.get()
    return list.state === 'ready' ? list.value : []
  }
  const change = (edit: (list: readonly Question[]) => readonly Question[]) =>
    $list.set({ state: 'ready', value: edit(live()) })
  const changeOne = (id: string, edit: (question: Question) => Question) =>
    change(list => list.map(question => (question.id === id ? edit(question) : question)))
  const failed = (deed: Deed, reason: ForumFailure) =>
    $notice.set({ state: 'failed', deed, reason })

  async function loadVotes({ uid }: Member): Promise<boolean> {
    if (votesAreOf === uid) return true
    const votes = await service.votesOf(
      uid,
      live().map(({ id }) => id),
    )
    if (!votes.ok) return false
    votesAreOf = uid
    $votes.set(votes.value)
    return true
  }

  async function load() {
    if (!service.available) return
    $list.set({ state: 'loading' })
    $list.set(settle(await service.latest()))
    votesAreOf = ''
    const now = $session.get()
    if (now.state === 'member') await loadVotes(now.member)
  }

  /** Reads the live questions, and follows who is here. Returns the way to stop. */
  function start() {
    if ($list.get().state === 'idle') void load()
    return $session.listen(now => {
      if (now.state === 'member' && $list.get().state === 'ready') void loadVotes(now.member)
      if (now.state !== 'guest') return
      votesAreOf = ''
      $votes.set({})
    })
  }

  function show(id: string, before: Vote, vote: Vote) {
    $votes.set(withVote($votes.get(), id, vote))
    changeOne(id, question => ({ ...question, votes: question.votes + vote - before }))
  }

  /** Shows the vote at once, and takes it back when the database refuses it. */
  async function vote(question: Question, pressed: 1 | -1) {
    const { id } = question
    if (busy.has(id)) return
    busy.add(id)
    try {
      const member = await memberFirst('Please log in to vote.', `/forum#${anchorOf(question)}`)
      if (member.ok) await voteAs(member.value, question, pressed)
      else if (member.reason === 'offline') failed('vote', 'offline')
    } finally {
      busy.delete(id)
    }
  }

  async function voteAs(member: Member, question: Question, pressed: 1 | -1) {
    const { id } = question
    if (isSample(question)) {
      const own = $sampleVotes.get()
      $sampleVotes.set(withVote(own, id, voteAfter(own[id] ?? 0, pressed)))
      return
    }
    if (!(await loadVotes(member))) return failed('vote', 'offline')
    const before = $votes.get()[id] ?? 0
    const wanted = voteAfter(before, pressed)
    show(id, before, wanted)
    const done = await service.vote(member.uid, id, wanted)
    if (done.ok) return
    show(id, wanted, before)
    failed('vote', done.reason)
  }

  /** Changes an own question. Tells whether that worked; if not, nothing that was typed is lost. */
  async function edit(id: string, draft: ReadyDraft): Promise<boolean> {
    const done = await service.edit(id, draft)
    if (done.ok) {
      changeOne(id, question => ({ ...question, ...draft }))
      $notice.set({ state: 'done', deed: 'edit' })
    } else failed('edit', done.reason)
    return done.ok
  }

  async function remove(id: string) {
    if (!confirm('Delete this question? It cannot be brought back.')) return
    const done = await service.remove(id)
    if (!done.ok) return failed('remove', done.reason)
    change(list => list.filter(question => question.id !== id))
    $notice.set({ state: 'done', deed: 'remove' })
  }

  return {
    available: service.available,
    $list,
    $filter,
    $votes,
    $sampleVotes,
    start,
    load,
    vote,
    edit,
    remove,
    /** Puts a question that was asked a moment ago on top. */
    add: (question: Question) => change(list => [question, ...list]),
  }
}

export const forum = createForum({
  service: questionService,
  $session: session.$session,
  memberFirst,
  $notice: forumNotice,
  confirm: askConfirm,
})
