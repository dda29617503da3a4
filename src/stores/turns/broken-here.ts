import { atom } from 'nanostores'

import { guideHere } from '#services/guide-page.ts'
import { readSession, writeSession } from '#services/session-storage.ts'

interface Services {
  guide: () => number
  /** Lasts until the tab is closed. */
  read: () => string | undefined
  write: (text: string) => void
}

/** Whether this is the computer that is being fixed, as the reader has said in this guide: it is asked once. */
export function createBrokenHere({ guide, read, write }: Services) {
  const $isHere = atom<boolean | undefined>()
  return {
    $isHere,
    /** Takes an answer that was given before a reload. */
    recall() {
      const [answered, answer] = (read() ?? '').split(' ')
      const isKnown = Number(answered) === guide() && /^(?:yes|no)$/.test(answer ?? '')
      $isHere.set(isKnown ? answer === 'yes' : undefined)
    },
    answer(isHere: boolean) {
      write(`${guide()} ${isHere ? 'yes' : 'no'}`)
      $isHere.set(isHere)
    },
  }
}

export const brokenHere = createBrokenHere({
  guide: guideHere,
  read: () => readSession('brokenHere'),
  write: text => writeSession('brokenHere', text),
})
