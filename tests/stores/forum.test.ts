import { atom } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import type { Session } from '#domain/session.ts'
import type { QuestionService } from '#services/questions.ts'
import { createForum } from '#stores/forum.ts'
import { createNotice } from '#stores/forum-notice.ts'
import { ann, fakeDevice, fakeQuestions, hum, sample } from '../fakes/questions.ts'

/** Milliseconds; a busy machine takes its time. */
const PATIENCE = 20_000

let device: Record<string, string> = {}
beforeEach(() => {
  device = fakeDevice()
})

async function setUp(
  others: Partial<QuestionService> = {},
  { guest = false, confirms = true } = {},
) {
  const service = fakeQuestions(others)
  const $session = atom<Session>(guest ? { state: 'guest' } : { state: 'member', member: ann })
  const $notice = createNotice()
  const memberFirst = vi.fn(async () => (guest ? fail('guest') : ok(ann)))
  const forum = createForum({ service, $session, memberFirst, $notice, confirm: () => confirms })
  forum.start()
  await vi.waitFor(() => expect(['ready', 'failed']).toContain(forum.$list.get().state), PATIENCE)
  const votes = () => {
    const list = forum.$list.get()
    return list.state === 'ready' ? list.value.map(({ votes }) => votes) : []
  }
  return { ...forum, service, $session, $notice, memberFirst, votes }
}

test('a vote counts at once, and can be changed and taken back', async () => {
  const { vote, votes, service, $votes } = await setUp()
  await vote(hum, 1)
  expect(votes()).toEqual([4])
  await vote(hum, -1)
  expect(votes()).toEqual([2])
  await vote(hum, -1)
  expect(votes()).toEqual([3])
  expect($votes.get()).toEqual({})
  expect(service.vote).toHaveBeenLastCalledWith('ann', 'hum', 0)
})

test('a vote is shown before the database has answered, and goes back when it refuses', async () => {
  let refuse = () => {}
  const refused = new Promise<void>(resolve => (refuse = resolve))
  const { vote, votes, $notice, $votes } = await setUp({
    vote: () => refused.then(() => fail('refused')),
  })
  const done = vote(hum, 1)
  await vi.waitFor(() => expect(votes()).toEqual([4]), PATIENCE)
  refuse()
  await done
  expect(votes()).toEqual([3])
  expect($votes.get()).toEqual({})
  expect($notice.get()).toEqual({ state: 'failed', deed: 'vote', reason: 'refused' })
})

test('a second press while a vote is on its way does nothing', async () => {
  let answer = () => {}
  const answered = new Promise<void>(resolve => (answer = resolve))
  const { vote, votes } = await setUp({ vote: () => answered.then(() => ok(null)) })
  const first = vote(hum, 1)
  await vote(hum, 1)
  answer()
  await first
  expect(votes()).toEqual([4])
})

test('a vote from before is known, so that pressing it again takes it back', async () => {
  const { vote, votes, service } = await setUp({ votesOf: async () => ok({ hum: 1 }) })
  await vote(hum, 1)
  expect(votes()).toEqual([2])
  expect(service.vote).toHaveBeenCalledWith('ann', 'hum', 0)
})

test('nothing is counted when the votes from before cannot be read', async () => {
  const { vote, votes, service, $notice } = await setUp({ votesOf: async () => fail('slow') })
  await vote(hum, 1)
  expect(votes()).toEqual([3])
  expect(service.vote).not.toHaveBeenCalled()
  expect($notice.get()).toMatchObject({ state: 'failed', deed: 'vote' })
})

test('a guest is sent to sign in, and nothing is counted', async () => {
  const { vote, votes, memberFirst, service } = await setUp({}, { guest: true })
  await vote(hum, 1)
  expect(memberFirst).toHaveBeenCalledWith('Please log in to vote.', '/forum#question-hum')
  expect(votes()).toEqual([3])
  expect(service.vote).not.toHaveBeenCalled()
})

test('a vote on a sample stays on this device', async () => {
  const { vote, service, $sampleVotes } = await setUp()
  await vote(sample, -1)
  expect($sampleVotes.get()).toEqual({ 'sample-1': -1 })
  expect(JSON.parse(device['sampleVotes'] ?? '')).toEqual({ 'sample-1': -1 })
  expect(service.vote).not.toHaveBeenCalled()
})

test('the votes of a member are forgotten when the member leaves', async () => {
  const { $session, $votes } = await setUp({ votesOf: async () => ok({ hum: 1 }) })
  await vi.waitFor(() => expect($votes.get()).toEqual({ hum: 1 }), PATIENCE)
  $session.set({ state: 'guest' })
  expect($votes.get()).toEqual({})
})

test.each(['offline', 'slow', 'malformed', 'refused'] as const)(
  'tells why the questions cannot be read, and reads them at the next try: %s',
  async reason => {
    const answers = [fail(reason), ok([hum])]
    const { $list, load } = await setUp({ latest: async () => answers.shift() ?? ok([]) })
    expect($list.get()).toEqual({ state: 'failed', reason })
    await load()
    expect($list.get()).toMatchObject({ state: 'ready' })
  },
)

test('a site without a database asks nobody', () => {
  const latest = vi.fn()
  const forum = createForum({
    service: fakeQuestions({ available: false, latest }),
    $session: atom<Session>({ state: 'guest' }),
    memberFirst: async () => fail('guest'),
    $notice: createNotice(),
    confirm: () => true,
  })
  forum.start()
  expect(latest).not.toHaveBeenCalled()
})

test('an own question is edited and deleted', async () => {
  const { edit, remove, $list } = await setUp()
  expect(await edit('hum', { title: 'Why?', details: '', category: 'General' })).toBe(true)
  expect($list.get()).toMatchObject({ value: [{ title: 'Why?', category: 'General' }] })
  await remove('hum')
  expect($list.get()).toEqual({ state: 'ready', value: [] })
})

test('a refused change leaves the question as it was, and says so', async () => {
  const { edit, remove, $list, $notice } = await setUp({
    edit: async () => fail('refused'),
    remove: async () => fail('offline'),
  })
  expect(await edit('hum', { title: 'Why?', details: '', category: 'General' })).toBe(false)
  expect($notice.get()).toEqual({ state: 'failed', deed: 'edit', reason: 'refused' })
  await remove('hum')
  expect($notice.get()).toEqual({ state: 'failed', deed: 'remove', reason: 'offline' })
  expect($list.get()).toEqual({ state: 'ready', value: [hum] })
})

test('nothing is deleted without a yes', async () => {
  const { remove, $list } = await setUp({}, { confirms: false })
  await remove('hum')
  expect($list.get()).toEqual({ state: 'ready', value: [hum] })
})
