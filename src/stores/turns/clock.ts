import { atom } from 'nanostores'

import { readHistoryEntry, writeHistoryEntry } from '#services/page.ts'
import { after } from '#services/timer.ts'

const ENTRY = 'waitUntil'

interface Services {
  now: () => number
  /** The end of the wait, with this step in the history: a reload or a locked phone does not stop a wait. */
  read: () => string
  write: (text: string) => void
}

/** A wait that runs by the clock on the wall. */
export function createClock({ now, read, write }: Services) {
  /** The seconds that are left; 0 when it is over, undefined when none was begun. */
  const $left = atom<number | undefined>()
  let cancel = () => {}

  function tick() {
    const until = Number(read())
    cancel()
    if (!until) return $left.set(undefined)
    const left = Math.max(0, until - now())
    $left.set(Math.ceil(left / 1000))
    if (left > 0) cancel = after(left % 1000 || 1000, tick)
  }

  return {
    $left,
    begin(seconds: number) {
      write(String(now() + seconds * 1000))
      tick()
    },
    /** Goes on with the wait of the step that is shown now. Returns a function that stops ticking. */
    follow() {
      tick()
      return () => {
        cancel()
        $left.set(undefined)
      }
    },
  }
}

export const clock = createClock({
  now: () => Date.now(),
  read: () => readHistoryEntry(ENTRY),
  write: text => writeHistoryEntry(ENTRY, text),
})
