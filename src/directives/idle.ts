/** Runs when the browser has nothing better to do, at the latest after so many milliseconds. */
export function whenIdle(run: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run, 100)
}
