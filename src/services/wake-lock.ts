import { whenVisible } from './page-visibility.ts'

/** Holds the screen awake, where the browser can. Returns a function that lets it sleep again. */
export function keepAwake(): () => void {
  let isWanted = true
  let isAsking = false
  let lock: WakeLockSentinel | undefined

  async function ask() {
    if (isAsking || !isWanted || document.visibilityState !== 'visible' || (lock && !lock.released))
      return
    isAsking = true
    try {
      lock = await navigator.wakeLock?.request('screen')
      if (!isWanted) await lock?.release()
    } catch {
      // A low battery, for example. The screen then goes dark as it always does.
    } finally {
      isAsking = false
    }
  }

  // Browsers take it away when the page is hidden.
  const stopWatching = whenVisible(() => void ask())
  void ask()
  return () => {
    isWanted = false
    stopWatching()
    lock?.release().catch(() => {})
  }
}
