import { placeBefore } from '#domain/guide/progress.ts'
import type { Progress } from '#domain/guide/progress.ts'
import { readGuidePage, watchGuidePage } from '#services/guide-page.ts'
import type { GuidePage } from '#services/guide-page.ts'
import { createDebounce } from '#services/timer.ts'
import { progress } from './progress.ts'
import { session } from '#stores/sign-in/session.ts'

/** How long a reader stays at a step before it counts: scrolling past is not reading. */
const REST = 3000

interface Services {
  read: () => GuidePage | undefined
  watch: typeof watchGuidePage
  progress: Pick<typeof progress, 'reach' | 'finish'>
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

  function rest() {
    resting.run(() => {
      const page = read()
      const place = page && placeBefore(page.marks, page.eyes)
      if (page && place) note(page, place.fix, place.step)
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

export const reading = createReading({
  read: readGuidePage,
  watch: watchGuidePage,
  progress,
  keep: place => {
    const now = session.$session.get()
    // Guests never need the sync code: it is loaded for members only.
    if (now.state === 'member')
      void import('#stores/sync/sync.ts').then(({ sync }) => sync.send(now.member.uid, place))
  },
})
