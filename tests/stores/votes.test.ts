import { atom } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'

import type { Question } from '#domain/forum/forum.ts'
import { fail, ok } from '#domain/result.ts'
import type { Session } from '#domain/sign-in/session.ts'
import type { Votes } from '#domain/forum/vote.ts'
import type { QuestionWriter } from '#services/questions.ts'
import { createForum } from '#stores/forum/forum.ts'
import { createNotice } from '#stores/forum/notice.ts'
import { createVotes } from '#stores/forum/votes.ts'
import { ann, fakeDevice, fakeQuestions, hum as anns, sample } from '../fakes/questions.ts'

/** Somebody else's question: nobody votes for an own one. */
const hum: Question = { ...anns, uid: 'zoe' }

let device: Record<string, string> = {}
beforeEach(() => {
  device = fakeDevice()
})

async function setUp(
  others: Partial<QuestionWriter> = {},
  here: 'member' | 'guest' | 'offline' = 'member',
) {
  const service = fakeQuestions(others)
  const $session = atom<Session>(
    here === 'guest' ? { state: 'guest' } : { state: 'member', member: ann },
  )
  const $notice = createNotice()
  const $votes = atom<Votes>({})
  const $uid = atom('')
  const memberFirst = vi.fn(async () => (here === 'member' ? ok(ann) : fail(here)))
  const forum = createForum(service, {
    parameter: name => (name === 'category' ? 'Technical' : ''),
    setParameter: () => {},
    fragment: () => '',
    watchFragment: () => () => {},
  })
  forum.start()
  await vi.waitFor(() => expect(forum.$list.get().reading.state).toBe('ready'))
  const { vote, follow } = createVotes({
    service,
    forum,
    $session,
    memberFirst,
    $notice,
    $votes,
    $uid,
  })
  const counts = () => forum.$list.get().questions.map(({ votes }) => votes)
  return { vote, follow, forum, service, $session, $notice, $votes, $uid, memberFirst, counts }
}

test('a vote counts at once, and can be changed and taken back', async () => {
  const { vote, counts, service, $votes } = await setUp()
  await vote(hum, 1)
  expect(counts()).toEqual([4])
  await vote(hum, -1)
  expect(counts()).toEqual([2])
  await vote(hum, -1)
  expect(counts()).toEqual([3])
  expect($votes.get()).toEqual({})
  expect(service.vote).toHaveBeenLastCalledWith('ann', 'hum', 0, -1)
})

test('a vote is shown before the database has answered, and goes back when it refuses', async () => {
  let refuse = () => {}
  const refused = new Promise<void>(resolve => (refuse = resolve))
  const { vote, counts, $notice, $votes } = await setUp({
    vote: () => refused.then(() => fail('refused')),
  })
  const done = vote(hum, 1)
  await vi.waitFor(() => expect(counts()).toEqual([4]))
  refuse()
  await done
  expect(counts()).toEqual([3])
  expect($votes.get()).toEqual({})
  expect($notice.get()).toEqual({
    state: 'failed',
    action: 'vote',
    about: 'hum',
    reason: 'refused',
  })
})

/** A database that takes its time with the first vote. */
function slowVote(outcome: Awaited<ReturnType<QuestionWriter['vote']>>) {
  let answer = () => {}
  const answered = new Promise<void>(resolve => (answer = resolve))
  const vote = vi.fn(async () => {
    await answered
    return outcome
  })
  return { vote, answer }
}

test('a second press while a vote is on its way follows it, and takes the vote back', async () => {
  const slow = slowVote(ok(null))
  const { vote, counts, $votes } = await setUp({ vote: slow.vote })
  const first = vote(hum, 1)
  await vi.waitFor(() => expect(counts()).toEqual([4]))
  const second = vote(hum, 1)
  slow.answer()
  await Promise.all([first, second])
  expect(counts()).toEqual([3])
  expect($votes.get()).toEqual({})
  expect(slow.vote.mock.calls).toEqual([
    ['ann', 'hum', 1, 0],
    ['ann', 'hum', 0, 1],
  ])
})

test('an impatient second press, before the first one shows, takes nothing back', async () => {
  let answer = () => {}
  const read = new Promise<void>(resolve => (answer = resolve))
  const { vote, counts, service } = await setUp({ votesOf: () => read.then(() => ok({})) })
  const presses = [vote(hum, 1), vote(hum, 1), vote(hum, 1)]
  answer()
  await Promise.all(presses)
  expect(counts()).toEqual([4])
  expect(service.vote).toHaveBeenCalledOnce()
  await vote(hum, 1)
  expect(counts()).toEqual([3])
})

test('a second press has nothing to take back where the first one failed', async () => {
  const slow = slowVote(fail('offline'))
  const { vote, counts } = await setUp({ vote: slow.vote })
  const first = vote(hum, 1)
  await vi.waitFor(() => expect(counts()).toEqual([4]))
  const second = vote(hum, 1)
  slow.answer()
  await Promise.all([first, second])
  expect(counts()).toEqual([3])
  expect(slow.vote).toHaveBeenCalledTimes(1)
})

test('a vote from before is known, so that pressing it again takes it back', async () => {
  const { vote, counts, service } = await setUp({ votesOf: async () => ok({ hum: 1 }) })
  await vote(hum, 1)
  expect(counts()).toEqual([2])
  expect(service.vote).toHaveBeenCalledWith('ann', 'hum', 0, 1)
})

test('nothing is counted when the votes from before cannot be read', async () => {
  const { vote, counts, service, $notice } = await setUp({ votesOf: async () => fail('slow') })
  await vote(hum, 1)
  expect(counts()).toEqual([3])
  expect(service.vote).not.toHaveBeenCalled()
  expect($notice.get()).toMatchObject({ state: 'failed', action: 'vote', reason: 'slow' })
})

test('a vote fails, and the reader is told, if it cannot be found out who is signed in', async () => {
  const { vote, counts, $notice } = await setUp({}, 'offline')
  await vote(hum, 1)
  expect(counts()).toEqual([3])
  expect($notice.get()).toMatchObject({ state: 'failed', action: 'vote', reason: 'offline' })
})

test('each press after a finished one gives or takes back the vote in turn', async () => {
  const vote = vi.fn<QuestionWriter['vote']>(async () => ok(null))
  const votes = await setUp({ vote })
  for (let press = 0; press < 3; press++) await votes.vote(hum, 1)
  expect(vote.mock.calls.map(([, , value]) => value)).toEqual([1, 0, 1])
})

test('members cannot vote for their own questions', async () => {
  const { vote, counts, service, $notice } = await setUp()
  await vote({ ...hum, uid: 'ann' }, 1)
  expect(counts()).toEqual([3])
  expect(service.vote).not.toHaveBeenCalled()
  expect($notice.get()).toMatchObject({ state: 'failed', action: 'vote', reason: 'own' })
})

test('a guest is sent to log in, which is no failure, with the way back to this question in this view', async () => {
  const { vote, counts, memberFirst, service, $notice } = await setUp({}, 'guest')
  await vote(hum, 1)
  expect(memberFirst).toHaveBeenCalledWith(
    'Please log in to vote.',
    '/forum?category=Technical#question-hum',
  )
  expect(counts()).toEqual([3])
  expect(service.vote).not.toHaveBeenCalled()
  expect($notice.get()).toEqual({ state: 'none' })
})

test('a vote on a sample stays on this device', async () => {
  const { vote, service, $votes } = await setUp()
  await vote(sample, -1)
  expect($votes.get()).toEqual({ 'sample-1': -1 })
  expect(JSON.parse(device['sampleVotes'] ?? '')).toEqual({ 'sample-1': -1 })
  expect(service.vote).not.toHaveBeenCalled()
})

test('votes are loaded once for each question, and for those of the next page too', async () => {
  const votesOf = vi.fn(async (_: string, questions: readonly string[]) =>
    ok(questions.includes('two') ? { two: -1 as const } : { hum: 1 as const }),
  )
  const { follow, forum, $votes } = await setUp({ votesOf })
  const stop = follow()
  await vi.waitFor(() => expect($votes.get()).toEqual({ hum: 1 }))
  const two: Question = { ...hum, id: 'two' }
  forum.add(two)
  await vi.waitFor(() => expect($votes.get()).toEqual({ hum: 1, two: -1 }))
  expect(votesOf.mock.calls).toEqual([
    ['ann', ['hum']],
    ['ann', ['two']],
  ])
  stop()
})

test('the votes of a member are forgotten when the member leaves, those on samples too', async () => {
  device['sampleVotes'] = '{"sample-1":1}'
  const { follow, $session, $votes, $uid } = await setUp({ votesOf: async () => ok({ hum: 1 }) })
  follow()
  await vi.waitFor(() => expect($votes.get()).toEqual({ 'sample-1': 1, hum: 1 }))
  expect($uid.get()).toBe('ann')
  $session.set({ state: 'guest' })
  expect($votes.get()).toEqual({})
  expect($uid.get()).toBe('')
})
