interface VisibilityListeners {
  /** Another tab or window is in front. */
  hidden: () => void
  /** The reader goes to another page, or closes this one. */
  left: () => void
}

/** Follows whether somebody is looking at this page. Returns an unsubscribe function. */
export function watchPageVisibility({ hidden, left }: VisibilityListeners): () => void {
  if (typeof document === 'undefined') return () => {}
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hidden()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', left)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', left)
  }
}

/** Calls back whenever the reader looks at this page again. Returns an unsubscribe function. */
export function whenVisible(run: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') run()
  }
  document.addEventListener('visibilitychange', onVisibility)
  return () => document.removeEventListener('visibilitychange', onVisibility)
}

/** Runs once the reader has pressed something: before that browsers refuse to make a sound. Returns a function that cancels it. */
export function afterFirstPress(run: () => void): () => void {
  // Old browsers do not tell; they decide for themselves.
  if (navigator.userActivation?.hasBeenActive ?? true) {
    run()
    return () => {}
  }
  const signs = ['click', 'keyup'] as const
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, onSign, true)
  }
  const onSign = () => {
    stop()
    run()
  }
  for (const sign of signs) window.addEventListener(sign, onSign, true)
  return stop
}
