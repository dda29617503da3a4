import { useEffect, useState } from 'react'

import { Icon } from '#islands/ui/Icon.tsx'
import { ResumeBar } from '#islands/ui/ResumeBar.tsx'
import { useLive } from '#islands/use-live.ts'
import { resumeOffer, startOver } from '#stores/gate/resume.ts'

/** Offers the step where the reader was on another visit of this guide. */
export function ResumeGuide() {
  const offer = useLive(resumeOffer.$offer, undefined)
  const [said, setSaid] = useState('')
  useEffect(() => resumeOffer.follow(), [])

  function close() {
    resumeOffer.decline()
    // The button disappears with the press.
    document.getElementById('full')?.focus({ preventScroll: true })
  }

  function begin(guide: number) {
    startOver(guide)
    setSaid('Your place is cleared. The guide starts over.')
    close()
  }

  return (
    <>
      {(offer || said) && (
        <p className="vh" role="status">
          {said}
        </p>
      )}
      {offer && (
        <ResumeBar
          place={offer.place}
          word={offer.word}
          name={offer.title}
          onCarryOn={resumeOffer.decline}
          corner={
            <button className="icon-button" type="button" aria-label="Close" onClick={close}>
              <Icon name="close" />
            </button>
          }
        >
          <button className="button" type="button" onClick={() => begin(offer.place.guide)}>
            Start over
          </button>
        </ResumeBar>
      )}
    </>
  )
}
