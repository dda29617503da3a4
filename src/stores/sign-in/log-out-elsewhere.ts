import { readStored, watchStored } from '#services/local-storage.ts'

/**
 * Calls back when the member who was here has logged out in another tab. The head script has then emptied what this tab
 * keeps; what it still shows must go too. Far lighter than the session. Returns an unsubscribe function.
 */
export function watchLogOut(left: () => void): () => void {
  const hasMember = () => readStored('memberHint') !== undefined
  let before = hasMember()
  return watchStored('memberHint', () => {
    const now = hasMember()
    if (before && !now) left()
    before = now
  })
}
