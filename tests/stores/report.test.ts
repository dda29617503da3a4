import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'

import { parseReportDraft } from '#domain/forum/report.ts'
import { fail, ok } from '#domain/result.ts'
import type { QuestionWriter } from '#services/questions.ts'
import { createReports } from '#stores/forum/report.ts'
import type { ReportedPosts } from '#stores/reported.ts'
import { ann } from '../fakes/questions.ts'

function start(report: QuestionWriter['report']) {
  const $reported = atom<ReportedPosts>({})
  return { $reported, ...createReports({ report }, $reported) }
}

const report = { post: 'questions/hum', trouble: 'spam', words: ' Ads. ' } as const

test.each([
  [ok('sent' as const), { state: 'sent' }],
  [ok('known' as const), { state: 'known' }],
  [fail('too-soon'), { state: 'failed', reason: 'too-soon' }],
] as const)('a report is sent, or the reader learns why not: %j', async (outcome, reported) => {
  const send = vi.fn(async () => outcome)
  const reports = start(send)
  await reports.send(ann, report)
  expect(send).toHaveBeenCalledWith('ann', { ...report, words: 'Ads.' })
  expect(reports.$reported.get()).toEqual({ 'questions/hum': reported })
})

test('pressed twice, a report is sent once', async () => {
  const send = vi.fn(async () => ok('sent' as const))
  const reports = start(send)
  await Promise.all([reports.send(ann, report), reports.send(ann, report)])
  expect(send).toHaveBeenCalledOnce()
})

test('a failure is forgotten with the form that showed it, a report that was sent is not', async () => {
  const outcomes = [fail('offline'), ok('sent' as const)]
  const reports = start(async () => outcomes.shift() ?? ok('known' as const))
  await reports.send(ann, report)
  reports.forget(report.post)
  expect(reports.$reported.get()[report.post]).toEqual({ state: 'no' })
  await reports.send(ann, report)
  reports.forget(report.post)
  expect(reports.$reported.get()[report.post]).toEqual({ state: 'sent' })
})

test('whoever sends a report learns whether its words are still needed', async () => {
  const outcomes = [fail('offline'), ok('sent' as const)]
  const reports = start(async () => outcomes.shift() ?? ok('known' as const))
  expect(await reports.send(ann, report)).toBe(false)
  expect(await reports.send(ann, report)).toBe(true)
})

test.each([undefined, 'null', '{"trouble":"rude","words":3}', 'no JSON'])(
  'a damaged draft of a report is an empty one: %s',
  stored => {
    expect(parseReportDraft(stored)).toEqual({ trouble: '', words: '' })
  },
)
