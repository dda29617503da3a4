import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import { beforeEach, expect, test } from 'vitest'

import { withSeen } from '#domain/forum/answer-news.ts'
import type { SeenAnswers } from '#domain/forum/answer-news.ts'
import { fail, ok } from '#domain/result.ts'
import type { QuestionReader } from '#services/questions.ts'
import { createAnswerNews } from '#stores/forum/answer-news.ts'
import { createSeenAnswers } from '#stores/forum/seen-answers.ts'
import { fakeDevice, hum } from '../fakes/questions.ts'

let device: Record<string, string>
beforeEach(() => {
  device = fakeDevice()
})

const answered = (id: string, answers: number) => ({ ...hum, id, title: `About ${id}`, answers })
const start = (
  askedBy: QuestionReader['askedBy'],
  $seen: ReadableAtom<SeenAnswers> = atom<SeenAnswers>({}),
) => {
  const news = createAnswerNews({ askedBy }, $seen)
  news.$news.listen(() => {})
  return news
}

test('a member is notified of new answers until they have read them', async () => {
  const { $seen, see } = createSeenAnswers()
  $seen.listen(() => {})
  see('fan', 1)
  const questions = [answered('hum', 2), answered('fan', 1), answered('disk', 0)]
  const news = start(async () => ok(questions), $seen)
  await news.load('ann')
  const expected = [{ question: 'hum', title: 'About hum', count: 2 }]
  expect(news.$news.get()).toEqual({ state: 'ready', value: expected })
  see('hum', 2)
  expect(news.$news.get()).toEqual({ state: 'ready', value: [] })
  expect(device['seenAnswers']).toBe('{"hum":2,"fan":1}')
})

test('an answer that was deleted after it was seen is no news, nor is one less', async () => {
  const news = start(async () => ok([answered('hum', 1)]), atom<SeenAnswers>({ hum: 3 }))
  await news.load('ann')
  expect(news.$news.get()).toEqual({ state: 'ready', value: [] })
})

test('says that the forum cannot be reached, rather than that there are no answers', async () => {
  const outcomes = [fail('offline' as const), ok([answered('hum', 1)])]
  const news = start(async () => outcomes.shift() ?? ok([]))
  await news.load('ann')
  expect(news.$news.get()).toEqual({ state: 'failed', reason: 'offline' })
  await news.load('ann')
  expect(news.$news.get().state).toBe('ready')
})

test('a slow answer about one member is not shown to the next', async () => {
  const late = Promise.withResolvers<void>()
  const news = start(async uid => {
    if (uid === 'ann') await late.promise
    return ok(uid === 'ann' ? [answered('hum', 1)] : [])
  })
  const first = news.load('ann')
  await news.load('bob')
  late.resolve()
  await first
  expect(news.$news.get()).toEqual({ state: 'ready', value: [] })
})

test.each(['', '{', '7', '["hum"]', '{"hum":-1}', '{"hum":"many"}'])(
  'a damaged note (%s) counts as none',
  stored => {
    device['seenAnswers'] = stored
    expect(createSeenAnswers().$seen.get()).toEqual({})
  },
)

test('what is remembered does not grow for ever', () => {
  let seen: SeenAnswers = {}
  for (let id = 0; id < 120; id++) seen = withSeen(seen, `question-${id}`, 1)
  expect(Object.keys(seen)).toHaveLength(100)
  expect(seen['question-119']).toBe(1)
})
