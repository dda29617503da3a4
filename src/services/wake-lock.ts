/** Holds the screen awake, where the browser can. Returns a function that lets it sleep again. */
export function keepAwake(): () => void {
  let isWanted = true
  let lock: WakeLockSentinel | undefined

  async function ask() {
    if (!isWanted || document.visibilityState !== 'visible' || (lock && !lock.released)) return
    try {
      lock = await navigator.wakeLock?.request('screen')
      if (!isWanted) await lock?.release()
    } catch {
      // A low battery, for example. The screen then goes dark as it always does.
    }
  }

  // Browsers take it away when the page is hidden.
  const onVisible = () => void ask()
  document.addEventListener('visibilitychange', onVisible)
  void ask()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', onVisible)
    lock?.release().catch(() => {})
  }
}
