import { atom, computed } from 'nanostores'

import type { Progress } from '#domain/guide/progress.ts'
import { placeToResume } from '#domain/turns/resume.ts'
import { fragment } from '#services/fragment.ts'
import { guideHere, readFix, watchGuidePage } from '#services/guide-page.ts'
import { progress } from '#stores/gate/progress.ts'
import { tried } from '#stores/turns/tried.ts'

/** Where the reader was last, in any guide. */
export const $lastPlace = computed(progress.$progress, places => placeToResume(places, Date.now()))

/** Where the reader was in the guide of this page. */
export const placeHere = (): Progress | undefined =>
  placeToResume(progress.$progress.get(), Date.now(), guideHere())

/** The fixes of this page's guide that the reader has tried in vain. */
export const triedHere = (): readonly number[] => tried.of(guideHere())

interface Offer {
  place: Progress
  word: string
  /** Of the fix. */
  title: string
}

/** The step of an earlier visit, until the reader goes on or declines. */
const $offer = atom<Offer | undefined>()

export const resumeOffer = {
  $offer,
  decline: () => $offer.set(undefined),
  /** Offers it unless the address already says what to show. Returns an unsubscribe function. */
  follow(): () => void {
    if (!fragment()) $offer.set(offerHere())
    const stopPlaces = progress.$progress.listen(places => {
      const { guide, at } = $offer.get()?.place ?? {}
      if (!places.some(place => place.guide === guide && place.at === at)) resumeOffer.decline()
    })
    const stopPage = watchGuidePage({ moved: () => {}, jumped: resumeOffer.decline })
    return () => {
      stopPlaces()
      stopPage()
    }
  },
}

/** A guide may have changed since: a fix that is gone is not offered, a step that is gone not named. */
function offerHere(): Offer | undefined {
  const place = placeHere()
  const fix = place && readFix(place.fix)
  if (!fix) return undefined
  const step = place.step <= fix.steps ? place.step : 0
  return { place: { ...place, step }, word: fix.word, title: fix.title }
}

/** Takes back where the reader was in a guide, here and in the account. */
export function forgetPlace(guide: number): void {
  const finished = progress.finish(guide)
  // Home must not load what is for members to show a place.
  if (finished)
    void import('./reading.ts').then(({ keepInAccount }) => keepInAccount(finished)).catch(() => {})
}

/** Takes back what was tried in a guide, too. */
export function startOver(guide: number): void {
  forgetPlace(guide)
  tried.forget(guide)
}
