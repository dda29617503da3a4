import { progress } from './progress.ts'
import { recentSearches } from './recent-searches.ts'
import { session } from './session.ts'
import { sync } from './sync.ts'

/**
 * For pages that show searches or progress: merges them with the member's account as soon as it is known who is
 * here, and again whenever the reader adds or removes something. Returns the way to stop.
 */
export function followMember(): () => void {
  let running = false
  let again = false

  async function merge() {
    const now = session.$session.get()
    if (now.state !== 'member') return
    again = true
    if (running) return
    running = true
    while (again) {
      again = false
      // Out of reach: the next change or the next page tries again.
      if (!(await sync.run(now.member.uid))) break
    }
    running = false
  }

  const changed = () => void merge()
  const stops = [
    session.$session.subscribe(changed),
    recentSearches.$recent.listen(changed),
    progress.$progress.listen(changed),
  ]
  return () => stops.forEach(stop => stop())
}
