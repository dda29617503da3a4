import { useEffect, useState } from 'react'

import { fail, ok, toRemote } from '#domain/result.ts'
import type { Remote, Result } from '#domain/result.ts'

/**
 * A part of an island that is loaded when it is first needed. Loading can fail as any request can; the second value
 * tries again. `load` must be the same function at every call.
 */
export function usePart<Part>(
  needed: boolean,
  load: () => Promise<Part>,
): [part: Remote<Part, 'not-loaded'>, retry: () => void] {
  const [result, setResult] = useState<Result<Part, 'not-loaded'> | undefined>()

  useEffect(() => {
    if (!needed || result) return
    let wanted = true
    load().then(
      part => wanted && setResult(ok(part)),
      () => wanted && setResult(fail('not-loaded')),
    )
    return () => {
      wanted = false
    }
  }, [needed, result, load])

  return [result ? toRemote(result) : { state: 'loading' }, () => setResult(undefined)]
}
