import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { GuidePage } from '#services/guide-page.ts'
import { createProgress } from '#stores/gate/progress.ts'
import { createReading } from '#stores/gate/reading.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
afterEach(() => void vi.useRealTimers())

/** A screen of 1000 pixels: the reader looks at 400. */
const pageAt = (scrolled: number): GuidePage => ({
  guide: 16,
  title: 'No Wi-Fi',
  eyes: 400,
  marks: [
    { fix: 1, step: 0, top: 1000 },
    { fix: 1, step: 1, top: 1200 },
    { fix: 1, step: 2, top: 1400 },
    { fix: 2, step: 0, top: 2000 },
    { fix: 0, step: 0, top: 3000 },
  ].map(mark => ({ ...mark, top: mark.top - scrolled })),
})

function start(isOpen = true) {
  let now = isOpen ? pageAt(0) : undefined
  const moves = { moved: () => {}, jumped: (_id: string) => {} }
  const progress = createProgress(() => Date.now())
  progress.replace([])
  const keep = vi.fn()
  const stopped = vi.fn()
  const reading = createReading({
    read: () => now,
    watch: given => {
      Object.assign(moves, given)
      return stopped
    },
    progress,
    keep,
  })
  const stop = reading.follow()
  return {
    progress,
    keep,
    stop,
    stopped,
    jumped: (id: string) => moves.jumped(id),
    scrollTo(scrolled: number) {
      now = pageAt(scrolled)
      moves.moved()
    },
  }
}

test('a step counts once the reader has stayed there for three seconds', () => {
  const { progress, keep, scrollTo } = start()
  scrollTo(1000)
  vi.advanceTimersByTime(2900)
  expect(progress.$progress.get()).toEqual([])
  vi.advanceTimersByTime(200)
  expect(progress.$progress.get()).toMatchObject([
    { guide: 16, title: 'No Wi-Fi', fix: 1, step: 2 },
  ])
  expect(keep).toHaveBeenCalledOnce()
})

test('scrolling past does not count, nor does what is above the first fix or below the last', () => {
  const { progress, scrollTo } = start()
  vi.advanceTimersByTime(10_000)
  for (const scrolled of [700, 900, 1700]) {
    scrollTo(scrolled)
    vi.advanceTimersByTime(1000)
  }
  scrollTo(2900)
  vi.advanceTimersByTime(10_000)
  expect(progress.$progress.get()).toEqual([])
})

test('resting at the same step again is sent once', () => {
  const { keep, scrollTo } = start()
  for (const scrolled of [800, 801, 802]) {
    scrollTo(scrolled)
    vi.advanceTimersByTime(5000)
  }
  expect(keep).toHaveBeenCalledOnce()
})

test('the link to a fix counts at once; "Yes, it works" ends the matter', () => {
  const { progress, keep, jumped } = start()
  jumped('done')
  expect(progress.$progress.get()).toEqual([])
  jumped('fix-2')
  expect(progress.$progress.get()).toMatchObject([{ fix: 2, step: 0 }])
  jumped('related')
  expect(progress.$progress.get()).toMatchObject([{ fix: 2, step: 0 }])
  vi.advanceTimersByTime(1)
  jumped('done')
  expect(progress.$progress.get()).toMatchObject([{ guide: 16, fix: 0, step: 0 }])
  expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ fix: 0 }))
  vi.advanceTimersByTime(1)
  jumped('fix-2')
  expect(progress.$progress.get()).toMatchObject([{ fix: 2, step: 0 }])
})

test('a guide that is still collapsed, or another page, notes nothing', () => {
  const { progress, jumped, stop, stopped } = start(false)
  vi.advanceTimersByTime(10_000)
  jumped('fix-1')
  expect(progress.$progress.get()).toEqual([])
  stop()
  expect(stopped).toHaveBeenCalledOnce()
})
