import { useCallback, useSyncExternalStore } from 'react'
import type { ReadableAtom } from 'nanostores'

/**
 * The live value of a store. `server` is what the pre-rendered page shows: an island that hydrates late starts from it
 * and then follows the store, so that React finds the HTML it expects.
 */
export function useLive<Value>(store: ReadableAtom<Value>, server: Value): Value {
  const follow = useCallback((changed: () => void) => store.listen(changed), [store])
  const live = () => store.get()
  return useSyncExternalStore(follow, live, () => server)
}
