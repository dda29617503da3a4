import type { ReadableAtom, WritableAtom } from 'nanostores'

import { anchorOf, isSample } from '#domain/forum/forum.ts'
import type { Question } from '#domain/forum/forum.ts'
import type { ForumFailure, Notice } from '#domain/forum/notice.ts'
import type { Member, Session } from '#domain/sign-in/session.ts'
import { parseVotes, voteAfter, withVote } from '#domain/forum/vote.ts'
import type { Vote, Votes } from '#domain/forum/vote.ts'
import { forumWriter } from '#services/forum-writer.ts'
import type { QuestionWriter } from '#services/questions.ts'
import { forum as siteForum } from './forum.ts'
import type { createForum } from './forum.ts'
import { $ownUid, $ownVotes } from './member.ts'
import { $forumNotice } from './notice.ts'
import { memberFirst } from '#stores/sign-in/member-first.ts'
import type { MemberFirst } from '#stores/sign-in/member-first.ts'
import { session } from '#stores/sign-in/session.ts'
import { stored } from '#stores/stored.ts'

interface Parts {
  service: Pick<QuestionWriter, 'vote' | 'votesOf'>
  forum: Pick<ReturnType<typeof createForum>, '$list' | 'change' | 'path'>
  $session: ReadableAtom<Session>
  memberFirst: MemberFirst
  $notice: WritableAtom<Notice>
  $votes: WritableAtom<Votes>
  $uid: WritableAtom<string>
}

/** Voting: one vote a member and question. */
export function createVotes({
  service,
  forum,
  $session,
  memberFirst,
  $notice,
  $votes,
  $uid,
}: Parts) {
  /** Votes on samples are kept on this device only. */
  const $sampleVotes = stored<Votes>(
    'sampleVotes',
    {},
    {
      decode: parseVotes,
      encode: votes => (Object.keys(votes).length > 0 ? JSON.stringify(votes) : undefined),
    },
  )
  /** The member whose votes are in `$votes`, and the questions for which they are known. */
  let votesAreOf = ''
  let known = new Set<string>()
  /** The latest press on each question that is still being sent, and whether it was counted. */
  const underWay = new Map<string, Promise<boolean>>()
  /** A press on a question that shows nowhere yet: the member's votes, or who is here, are still being read. */
  const unseen = new Map<string, 1 | -1>()

  function failed(about: string, reason: ForumFailure): false {
    $notice.set({ state: 'failed', action: 'vote', about, reason })
    return false
  }

  function forget() {
    votesAreOf = ''
    known = new Set()
    $votes.set({})
  }

  /** Loads the votes on questions that are new in the list. Returns the reason where it cannot. */
  async function learn({ uid }: Member): Promise<ForumFailure | undefined> {
    if (votesAreOf !== uid) {
      forget()
      votesAreOf = uid
      $votes.set($sampleVotes.get())
    }
    const wanted = forum.$list.get().questions.flatMap(({ id }) => (known.has(id) ? [] : [id]))
    if (wanted.length === 0) return undefined
    const votes = await service.votesOf(uid, wanted)
    if (!votes.ok) return votes.reason
    // Somebody else has logged in in the meantime.
    if (votesAreOf !== uid) return 'signed-out'
    // What was loaded in the meantime may have been voted on since.
    for (const id of wanted.filter(id => !known.has(id))) {
      known.add(id)
      $votes.set(withVote($votes.get(), id, votes.value[id] ?? 0))
    }
    return undefined
  }

  /** Follows the session and the list. Returns an unsubscribe function. */
  function follow() {
    const look = () => {
      const now = $session.get()
      $uid.set(now.state === 'member' ? now.member.uid : '')
      if (now.state === 'member') void learn(now.member)
      if (now.state === 'guest') forget()
    }
    const stops = [$session.subscribe(look), forum.$list.listen(look)]
    return () => stops.forEach(stop => stop())
  }

  function show(id: string, before: Vote, vote: Vote) {
    $votes.set(withVote($votes.get(), id, vote))
    forum.change(id, question => ({ ...question, votes: question.votes + vote - before }))
  }

  /** Shows the vote at once, and reverts it if the database refuses it. Returns whether it was counted. */
  async function voteAs(member: Member, question: Question, pressed: 1 | -1): Promise<boolean> {
    const { id } = question
    if (question.uid === member.uid) return failed(id, 'own')
    const failure = await learn(member)
    if (failure) return failed(id, failure)
    const before = $votes.get()[id] ?? 0
    const wanted = voteAfter(before, pressed)
    unseen.delete(id)
    if (isSample(question)) {
      $sampleVotes.set(withVote($sampleVotes.get(), id, wanted))
      $votes.set(withVote($votes.get(), id, wanted))
      return true
    }
    show(id, before, wanted)
    const done = await service.vote(member.uid, id, wanted, before)
    if (done.ok) return true
    show(id, wanted, before)
    return failed(id, done.reason)
  }

  async function voteNow(question: Question, pressed: 1 | -1): Promise<boolean> {
    const member = await memberFirst('Please log in to vote.', forum.path(anchorOf(question)))
    if (member.ok) return voteAs(member.value, question, pressed)
    return member.reason === 'offline' ? failed(question.id, 'offline') : false
  }

  return {
    follow,
    /** A press waits for the one before it: the same button then takes the vote back. After a failure it is ignored. */
    async vote(question: Question, pressed: 1 | -1): Promise<void> {
      const { id } = question
      // Nothing has changed on the screen: whoever presses again is impatient, and takes nothing back.
      if (unseen.get(id) === pressed) return
      unseen.set(id, pressed)
      const before = underWay.get(id) ?? Promise.resolve(true)
      const turn = before.then(counted => counted && voteNow(question, pressed))
      underWay.set(id, turn)
      try {
        await turn
      } finally {
        if (underWay.get(id) === turn) {
          underWay.delete(id)
          unseen.delete(id)
        }
      }
    },
  }
}

export const votes = createVotes({
  service: forumWriter,
  forum: siteForum,
  $session: session.$session,
  memberFirst,
  $notice: $forumNotice,
  $votes: $ownVotes,
  $uid: $ownUid,
})
