/** Runs a function later. Returns a function that cancels it. */
export function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** Runs only the last function that it is given, once this long has passed without another. */
export function createDebounce(milliseconds: number) {
  let cancel = () => {}
  return {
    run(act: () => void) {
      cancel()
      cancel = after(milliseconds, act)
    },
    cancel: () => cancel(),
  }
}
