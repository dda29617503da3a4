import { afterEach, beforeEach, expect, test } from 'vitest'

import { followRows } from '#islands/gate/rows.ts'
import { progress } from '#stores/gate/progress.ts'
import { guideMarkup } from '../fakes/guide-markup.ts'

let stop = () => {}
beforeEach(() => {
  window.history.replaceState(null, '', '/issue/16')
  document.body.innerHTML = guideMarkup
  stop = followRows()
})
afterEach(() => {
  stop()
  progress.replace([])
})

const line = (fix: number) => document.querySelector(`#fix-${fix} header p`)

test('a closed fix says at which step the reader was, and what it said before once they are elsewhere', () => {
  progress.reach({ guide: 16, title: 'No Wi-Fi', fix: 1, step: 2 })
  expect(line(1)?.textContent).toBe('You were at step 2')
  progress.reach({ guide: 16, title: 'No Wi-Fi', fix: 2, step: 1 })
  expect(line(1)?.textContent).toBe('Try this first · 2 minutes')
})

test('a row that says the same is not written again', () => {
  const before = line(1)?.firstChild
  progress.reach({ guide: 16, title: 'No Wi-Fi', fix: 2, step: 1 })
  expect(line(1)?.firstChild).toBe(before)
})
