import { expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { createCase } from '#stores/scam/case-note.ts'

function start(kept?: string) {
  const tab = { kept }
  const copy = vi.fn(async (_text: string): Promise<Result<null, 'refused'>> => ok(null))
  const scam = createCase({
    copy,
    now: () => Date.parse('2026-11-22T15:04:00Z'),
    answers: {
      read: () => tab.kept,
      write: answers => {
        tab.kept = answers
      },
      forget: () => {
        tab.kept = undefined
      },
    },
  })
  return { scam, copy, tab }
}

test('what was ticked is there after a reload, and gone when the list is cleared', () => {
  const { scam, tab } = start()
  scam.keep({ control: 'on', sum: '' })
  expect(start(tab.kept).scam.kept()).toEqual({ control: 'on' })
  scam.keep({})
  expect(tab.kept).toBeUndefined()
})

test.each(['{', 'null', '[["control"]]', '{"control":{}}', '7'])(
  'a damaged list in the tab (%s) is an empty one',
  kept => expect(start(kept).scam.kept()).toEqual({}),
)

test('says at each press whether the note was copied, until something is changed', async () => {
  const { scam, copy } = start()
  scam.keep({ control: 'on' })
  const said: string[] = []
  scam.$copied.listen(now => said.push(now))
  await scam.copy()
  await scam.copy()
  expect(copy).toHaveBeenCalledWith(scam.note())
  expect(said).toEqual(['copied', 'nothing', 'copied'])
  scam.keep({ control: 'on', sum: '£5' })
  expect(scam.$copied.get()).toBe('nothing')
  copy.mockResolvedValue(fail('refused'))
  await scam.copy()
  expect(scam.$copied.get()).toBe('refused')
})

test('an empty note is not copied, and the reader is told why', async () => {
  const { scam, copy } = start()
  await scam.copy()
  expect(copy).not.toHaveBeenCalled()
  expect(scam.$copied.get()).toBe('empty')
})
