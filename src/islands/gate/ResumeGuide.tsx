import { useEffect, useState } from 'react'

import { Icon } from '#islands/ui/Icon.tsx'
import { ResumeBar } from '#islands/ui/ResumeBar.tsx'
import { useLive } from '#islands/use-live.ts'
import { progress } from '#stores/gate/progress.ts'
import { placeHere, startOver } from '#stores/gate/resume.ts'

/** Offers the step where the reader was on another visit of this guide. */
export function ResumeGuide() {
  const [found, setFound] = useState<Found>()
  const [said, setSaid] = useState('')
  const places = useLive(progress.$progress, [])
  // Whoever has gone on since needs it no more.
  const isLatest = places.some(({ guide, at }) => guide === found?.guide && at === found.at)

  useEffect(() => {
    const leave = () => setFound(undefined)
    setFound(findPlace())
    window.addEventListener('hashchange', leave)
    return () => window.removeEventListener('hashchange', leave)
  }, [])

  function close() {
    setFound(undefined)
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
      {(found || said) && (
        <p className="vh" role="status">
          {said}
        </p>
      )}
      {found && isLatest && (
        <ResumeBar
          place={found}
          word={found.word}
          name={found.fixTitle}
          onCarryOn={() => setFound(undefined)}
          corner={
            <button className="icon-button" type="button" aria-label="Close" onClick={close}>
              <Icon name="close" />
            </button>
          }
        >
          <button className="button" type="button" onClick={() => begin(found.guide)}>
            Start over
          </button>
        </ResumeBar>
      )}
    </>
  )
}

type Found = NonNullable<ReturnType<typeof findPlace>>

/** Nothing where the address already says what to show, or where the fix is no longer in the guide. */
function findPlace() {
  const place = placeHere()
  if (!place || window.location.hash) return undefined
  const heading = document.querySelector(`#fix-${place.fix} h2`)
  if (!heading) return undefined
  const label = heading.querySelector('.vh')?.textContent.trim() ?? ''
  const steps = document.querySelectorAll(`#fix-${place.fix} .steps > li`).length
  return {
    ...place,
    step: place.step <= steps ? place.step : 0,
    word: label.split(' ')[0] || 'Fix',
    fixTitle: heading.textContent.replace(label, '').trim(),
  }
}
