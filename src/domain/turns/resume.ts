import type { Progress } from '#domain/guide/progress.ts'
import { addressOf } from './place.ts'

/** After a month nobody remembers where they were, and the computer is another one by then. */
const LONGEST = 30 * 24 * 3_600_000

/** The guide that a reader was in the middle of last; none that has helped, and none from long ago. `now` as `at`: milliseconds. */
export const placeToResume = (
  places: readonly Progress[],
  now: number,
  guide?: number,
): Progress | undefined =>
  places.find(
    place =>
      place.fix > 0 && now - place.at < LONGEST && (guide === undefined || place.guide === guide),
  )

/** Opens the step, one at a time. */
export const resumeAddress = ({ guide, fix, step }: Progress): string =>
  `/issue/${guide}${addressOf({ fix, step: Math.max(1, step), view: 'step' })}`
