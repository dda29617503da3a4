/** Does something later. Returns a function that cancels it. */
export function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** Does only the last of what it is given, once nothing has been given for so long. */
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
