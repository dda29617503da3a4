import type { Progress } from '#domain/guide/progress.ts'
import { placeToResume } from '#domain/turns/resume.ts'
import { guideHere } from '#services/guide-page.ts'
import { progress } from '#stores/gate/progress.ts'
import { keepInAccount } from '#stores/gate/reading.ts'
import { tried } from '#stores/turns/tried.ts'

/** Where the reader was in the guide of this page. */
export const placeHere = (): Progress | undefined =>
  placeToResume(progress.$progress.get(), Date.now(), guideHere())

/** The fixes of this page's guide that the reader has tried in vain. */
export const triedHere = (): readonly number[] => tried.of(guideHere())

/** Takes back where the reader was in a guide, here and in the account. */
export function forgetPlace(guide: number): void {
  const finished = progress.finish(guide)
  if (finished) keepInAccount(finished)
}

/** Takes back what was tried in a guide, too. */
export function startOver(guide: number): void {
  forgetPlace(guide)
  tried.forget(guide)
}
