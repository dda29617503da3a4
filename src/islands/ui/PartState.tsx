import { useEffect, useRef } from 'react'

import { failureSentence } from '#domain/forum/failure-sentences.ts'
import type { ForumFailure } from '#domain/forum/notice.ts'
import type { Remote } from '#domain/result.ts'
import { refocus } from './refocus.ts'

interface Props {
  part: Remote<unknown, ForumFailure>
  retry: () => void
}

/** Something is loading, or failed to. A reader who waits here continues where it appears. */
export function PartState({ part, retry }: Props) {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = here.current
    const parent = place?.parentElement
    return () => {
      if (place?.contains(document.activeElement)) refocus(parent)
    }
  }, [])

  function again() {
    here.current?.focus()
    retry()
  }

  return (
    <div tabIndex={-1} ref={here}>
      {part.state === 'failed' ? (
        <div className="notice" role="alert">
          <p>{failureSentence(part.reason)}</p>
          <button className="button" type="button" onClick={again}>
            Try again
          </button>
        </div>
      ) : (
        <p className="soft" role="status">
          One moment…
        </p>
      )}
    </div>
  )
}
