import { useEffect, useRef } from 'react'

import { failureSentence } from '#domain/forum/failure-sentences.ts'
import { useLive } from '#islands/use-live.ts'
import { forum } from '#stores/forum/forum.ts'

/** For a reader who has followed a link to a question that cannot be shown. */
export function NamedQuestion() {
  const named = useLive(forum.$named, { state: 'none' })
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (named.state === 'missing') notice.current?.focus()
  }, [named])
  if (named.state === 'none') return null
  return (
    <div className="notice" role="alert" tabIndex={-1} ref={notice}>
      <p>
        {named.reason === 'gone'
          ? 'The question that you are looking for is not here. It may have been deleted.'
          : `The question that you are looking for could not be read. ${failureSentence(named.reason)}`}
      </p>
    </div>
  )
}
