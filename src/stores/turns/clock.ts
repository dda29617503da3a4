import { atom } from 'nanostores'

import { chime } from '#services/chime.ts'
import type { Chime } from '#services/chime.ts'
import { readHistoryEntry, writeHistoryEntry } from '#services/page.ts'
import { whenVisible } from '#services/page-visibility.ts'
import { after } from '#services/timer.ts'

const ENTRY = 'waitUntil'

/** Whether the end of a wait is heard. It is off until the reader asks for it. */
export type Sound = 'off' | 'on' | 'refused'

interface Services {
  now: () => number
  /** The end of the wait, with this step in the history: a reload or a locked phone does not stop a wait. */
  read: () => string
  write: (text: string) => void
  chime: Chime
  /** Calls back when the reader looks at the page again. Returns an unsubscribe function. */
  whenVisible: (run: () => void) => () => void
}

/** A wait that runs by the clock on the wall. */
export function createClock({ now, read, write, chime, whenVisible }: Services) {
  /** The seconds that are left; 0 when it is over, undefined when none was begun. */
  const $left = atom<number | undefined>()
  const $sound = atom<Sound>('off')
  /** A wait that was over before the reader came back to its step makes no sound. */
  let isRunning = false
  let cancel = () => {}

  function tick() {
    const until = Number(read())
    cancel()
    if (!until) return $left.set(undefined)
    const left = Math.max(0, until - now())
    $left.set(Math.ceil(left / 1000))
    isRunning ||= left > 0
    if (isRunning && $sound.get() === 'on') chime.plan(left / 1000)
    if (left > 0) cancel = after(left % 1000 || 1000, tick)
  }

  return {
    $left,
    $sound,
    canSound: chime.supported,
    begin(seconds: number) {
      write(String(now() + seconds * 1000))
      chime.cancel()
      tick()
    },
    /** Goes on with the wait of the step that is shown now. Returns a function that stops ticking. */
    follow() {
      isRunning = false
      tick()
      // Timers of a locked phone are late.
      const stopWatching = whenVisible(tick)
      return () => {
        stopWatching()
        cancel()
        chime.cancel()
        $left.set(undefined)
      }
    },
    async toggleSound() {
      if ($sound.get() === 'on') {
        chime.cancel()
        return $sound.set('off')
      }
      $sound.set('on')
      if (!(await chime.begin())) return $sound.set('refused')
      if ($left.get()) tick()
    },
  }
}

export const clock = createClock({
  now: () => Date.now(),
  read: () => readHistoryEntry(ENTRY),
  write: text => writeHistoryEntry(ENTRY, text),
  chime,
  whenVisible,
})
