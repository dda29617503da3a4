/** Runs a function later. Returns a function that cancels it. */
export function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** Runs only the last function that it is given, once this long has passed without another. */
export function createDebounce(milliseconds: number) {
  let stopTimer = () => {}
  let waiting: (() => void) | undefined

  function take() {
    const act = waiting
    stopTimer()
    waiting = undefined
    return act
  }

  return {
    run(act: () => void) {
      take()
      waiting = act
      stopTimer = after(milliseconds, () => take()?.())
    },
    cancel: () => void take(),
    /** Runs at once what would have run later. */
    flush: () => take()?.(),
  }
}
