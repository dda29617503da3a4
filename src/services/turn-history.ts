import type { SystemId } from '#domain/guide/systems.ts'
import { addressOf, placeIn } from '#domain/turns/place.ts'
import type { TurnPlace } from '#domain/turns/place.ts'
import { fragment } from './fragment.ts'
import { guideHere } from './guide-page.ts'

/** Says in a history entry that the one before it is a step too, so that Back on the screen is Back of the browser. */
const FOLLOWS = 'followsTurn'

export interface TurnHistory {
  /** The guide of this page. */
  guide: () => number
  /** The whole address of a fix on the page. */
  linkToFix: (fix: number) => string
  /** The whole address of a step, for this computer where it matters which. */
  linkToStep: (fix: number, step: number, system: SystemId | undefined) => string
  /** The place that the address names, where it names one. */
  read: () => TurnPlace | undefined
  /** Goes on to a place; the browser's Back leads here again. */
  go: (place: TurnPlace) => void
  /** Stands at another place, in the same history entry. */
  replace: (place: TurnPlace) => void
  /** One entry back, if that is a step too. Tells whether it was. */
  back: () => boolean
  /** Leaves the steps for the fix on the page, which becomes the target of the address. */
  leave: (fix: number) => void
  /** Follows Back, forward and links. Returns an unsubscribe function. */
  watch: (moved: () => void) => () => void
}

export const turnHistory: TurnHistory = {
  guide: guideHere,
  linkToFix: fix => `${pageAddress()}#fix-${fix}`,
  linkToStep: (fix, step, system) =>
    pageAddress() + addressOf({ fix, step, view: 'step', ...(system && { system }) }),
  read: () => placeIn(window.location.search, fragment()),
  go(place) {
    const follows = turnHistory.read() !== undefined
    window.history.pushState({ [FOLLOWS]: follows }, '', addressOf(place))
  },
  replace: place => window.history.replaceState(window.history.state, '', addressOf(place)),
  back() {
    const follows = Boolean(Object(window.history.state)[FOLLOWS])
    if (follows) window.history.back()
    return follows
  },
  leave(fix) {
    window.history.replaceState(null, '', `${window.location.pathname}#fix-${fix}`)
    // Writing history does not change what `:target` means; following a link does.
    window.location.replace(`#fix-${fix}`)
  },
  watch(moved) {
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  },
}

const pageAddress = () => window.location.origin + window.location.pathname
