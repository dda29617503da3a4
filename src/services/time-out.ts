/** A signal that aborts a request after this many milliseconds. `AbortSignal.timeout` is younger than Safari 15. */
export function timeOut(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  const reason = new DOMException('It took too long.', 'TimeoutError')
  setTimeout(() => controller.abort(reason), milliseconds)
  return controller.signal
}

/** What a piece of work comes to; undefined when it takes longer than this many milliseconds. It is not stopped. */
export async function withTimeLimit<Value>(
  milliseconds: number,
  work: Promise<Value>,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
