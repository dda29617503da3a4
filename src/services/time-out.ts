/** A signal that aborts a request after this many milliseconds. `AbortSignal.timeout` is younger than Safari 15. */
export function timeOut(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  const reason = new DOMException('It took too long.', 'TimeoutError')
  setTimeout(() => controller.abort(reason), milliseconds)
  return controller.signal
}
