import { useEffect, useState } from 'react'

import type { Remote } from '#domain/result.ts'

/** A part of the forum that is loaded when it is first needed. Loading can fail as any request can. */
export function usePart<Part>(needed: boolean, load: () => Promise<Part>) {
  const [part, setPart] = useState<Remote<Part, 'offline'>>({ state: 'idle' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!needed) return
    let wanted = true
    setPart(before => (before.state === 'ready' ? before : { state: 'loading' }))
    load().then(
      value => wanted && setPart({ state: 'ready', value }),
      () => wanted && setPart({ state: 'failed', reason: 'offline' }),
    )
    return () => {
      wanted = false
    }
    // What is loaded never changes; only whether it is needed, and how often it was tried.
  }, [needed, tries])

  return [part, () => setTries(tries + 1)] as const
}
