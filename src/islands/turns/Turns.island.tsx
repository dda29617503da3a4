/**
 * Why an island? A step fills the screen, and follows presses, keys and the address.
 * Without JavaScript? The address of a step leads to its fix on the page.
 */
import { useEffect, useRef } from 'react'

import { placeIn } from '#domain/turns/place.ts'
import { useLive } from '#islands/use-live.ts'
import { brokenHere } from '#stores/turns/broken-here.ts'
import { turns } from '#stores/turns/turns.ts'
import { guideOnPage } from './guide-on-page.ts'
import { blurBeforeNext } from './page-screen.ts'
import { followSystem } from './page-system.ts'
import { TurnDialog } from './TurnDialog.tsx'

export function Turns() {
  const screen = useLive(turns.$screen, undefined)
  const fix = screen?.fix.number
  const last = useRef(fix)

  useEffect(() => {
    brokenHere.recall()
    const stop = turns.start(guideOnPage(document))
    const stopFollowing = followSystem()
    const stopBlurring = blurBeforeNext(turns.$screen)
    const onClick = (event: MouseEvent) => takeLink(event)
    document.addEventListener('click', onClick)
    return () => {
      stop()
      stopFollowing()
      stopBlurring()
      document.removeEventListener('click', onClick)
    }
  }, [])

  useEffect(() => {
    // Closing leads back to where the reader came from.
    if (fix === undefined && last.current !== undefined) focusFix(last.current)
    last.current = fix
  }, [fix])

  return screen && <TurnDialog screen={screen} />
}

/** Takes a link that leads to a step, on this page and in this tab. */
function takeLink(event: MouseEvent) {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element && target.closest('a')
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  if (link.pathname !== window.location.pathname || link.target) return
  const place = link.closest('dialog')
    ? placeIn('?step=1', link.hash)
    : placeIn(link.search, link.hash)
  if (!place) return
  event.preventDefault()
  if (/^#fix-\d+$/.test(link.hash)) return turns.go(place)
  // A step speaks of another part of the page, such as "Still not fixed?".
  turns.close()
  window.location.hash = link.hash
}

function focusFix(number: number) {
  const fix = document.getElementById(`fix-${number}`)
  const link = fix?.querySelector<HTMLElement>('a[href*="?step="]')
  const shown = link?.getClientRects().length ? link : fix
  fix?.scrollIntoView({ behavior: 'instant' })
  shown?.focus({ preventScroll: true })
}
