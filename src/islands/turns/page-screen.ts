import type { ReadableAtom } from 'nanostores'

import { addressOf } from '#domain/turns/place.ts'
import { stepOf } from '#domain/turns/screens.ts'
import type { Screen } from '#domain/turns/screens.ts'

/** A screen whose parts are parts of this page. */
export type PageScreen = Screen<HTMLElement>

/** A screen of one kind. */
export type ScreenOf<Kind extends Screen['kind']> = Extract<PageScreen, { kind: Kind }>

/** Tells screens apart that are drawn anew. */
export const keyOf = (screen: PageScreen): string =>
  `${screen.kind} ${addressOf({ fix: screen.fix.number, step: stepOf(screen), view: 'step' })}`

/**
 * Lets go of the focus when a screen is about to go. A browser that loses a focused element works out the styles of the
 * whole page at once, and then again for the next screen. Returns an unsubscribe function.
 */
export function blurBeforeNext(screens: ReadableAtom<PageScreen | undefined>): () => void {
  return screens.listen((next, last) => {
    const stays = next && last && keyOf(next) === keyOf(last)
    if (!stays && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}
