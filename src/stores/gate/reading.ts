import { placeBefore } from '#domain/guide/progress.ts'
import type { Progress, StepMark } from '#domain/guide/progress.ts'
import { readGuidePage, watchGuidePage } from '#services/guide-page.ts'
import type { GuidePage } from '#services/guide-page.ts'
import { createDebounce } from '#services/timer.ts'
import { turnHistory } from '#services/turn-history.ts'
import { progress } from './progress.ts'
import { session } from '#stores/sign-in/session.ts'

/** How long a reader stays at a step before it counts: scrolling past is not reading. */
const REST = 3000

interface Services {
  read: () => GuidePage | undefined
  watch: typeof watchGuidePage
  progress: Pick<typeof progress, '$progress' | 'reach' | 'finish'>
  /** Copies a new position to the member's account, where there is one. */
  keep: (place: Progress) => void
}

/** Stores how far a reader gets in this page's guide: by the links from fix to fix, and by where scrolling stops. */
export function createReading({ read, watch, progress, keep }: Services) {
  const resting = createDebounce(REST)
  let noted = ''

  function note(page: GuidePage, fix: number, step: number) {
    const place = `${fix}.${step}`
    if (place === noted) return
    noted = place
    keep(progress.reach({ guide: page.guide, title: page.title, fix, step }))
  }

  /** Looking back within a fix, or leaving its steps one at a time, takes nobody's place away. */
  function isBehind({ guide }: GuidePage, { fix, step }: StepMark) {
    const known = progress.$progress.get().find(entry => entry.guide === guide)
    return known?.fix === fix && known.step > step
  }

  function rest() {
    resting.run(() => {
      const page = read()
      const place = page && placeBefore(page.marks, page.eyes)
      if (page && place && !isBehind(page, place)) note(page, place.fix, place.step)
    })
  }

  function jumped(id: string) {
    const page = read()
    if (!page) return
    const fix = Number(/^fix-(\d+)$/.exec(id)?.[1] ?? 0)
    if (fix > 0) note(page, fix, 0)
    if (id !== 'done') return
    noted = ''
    const finished = progress.finish(page.guide)
    if (finished) keep(finished)
  }

  return {
    /** Returns an unsubscribe function. */
    follow() {
      const stop = watch({ moved: rest, jumped })
      rest()
      return () => {
        resting.cancel()
        stop()
      }
    },
  }
}

/** Copies a place to the member's account, where there is one. */
export function keepInAccount(place: Progress): void {
  const now = session.$session.get()
  // Guests never need the sync code: it is loaded for members only.
  if (now.state === 'member')
    void import('#stores/sync/sync.ts').then(({ sync }) => sync.send(now.member.uid, place))
}

export const reading = createReading({
  // While one step fills the screen, the page behind it tells nothing.
  read: () => (turnHistory.read() ? undefined : readGuidePage()),
  watch: watchGuidePage,
  progress,
  keep: keepInAccount,
})
