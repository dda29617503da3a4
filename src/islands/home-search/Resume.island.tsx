/**
 * Why an island? Which guide somebody was in the middle of is only on this device.
 * Without JavaScript? Nothing is remembered, and nothing is shown.
 */
import { useState } from 'react'

import { ResumeBar } from '#islands/ui/ResumeBar.tsx'
import { useLive } from '#islands/use-live.ts'
import { $lastPlace, forgetPlace } from '#stores/gate/resume.ts'
import { homeBox } from './ids.ts'

interface Props {
  /** The guides whose parts are called ways, not fixes. */
  ways: readonly number[]
}

/** Leads back to the guide that the reader was in the middle of. */
export function Resume({ ways }: Props) {
  const place = useLive($lastPlace, undefined)
  const [closed, setClosed] = useState(false)
  if (!place || closed) return null

  function forget(guide: number) {
    forgetPlace(guide)
    // One press, one guide: an older one does not come up in its place.
    setClosed(true)
    document.getElementById(homeBox)?.focus({ preventScroll: true })
  }

  return (
    <ResumeBar
      place={place}
      word={ways.includes(place.guide) ? 'Way' : 'Fix'}
      name={place.title || `Guide ${place.guide}`}
    >
      <button className="button" type="button" onClick={() => forget(place.guide)}>
        Forget
      </button>
    </ResumeBar>
  )
}
