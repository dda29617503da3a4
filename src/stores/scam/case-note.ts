import { atom } from 'nanostores'

import { caseNote } from '#domain/scam/case-note.ts'
import { parseAnswers } from '#domain/kept-answers.ts'
import type { KeptAnswers } from '#domain/kept-answers.ts'
import type { Result } from '#domain/result.ts'
import { removeFromSession, readSession, writeSession } from '#services/session-storage.ts'
import { copyText } from '#services/share.ts'
import { site } from '#site.ts'

/** What the list needs from the page; tests pass in their own. */
export interface CasePage {
  copy: (text: string) => Promise<Result<null, 'refused'>>
  now: () => number
  /** Where the answers are kept until the tab is closed: a device that a stranger was in should not remember them. */
  answers: {
    read: () => string | undefined
    write: (answers: string) => void
    forget: () => void
  }
}

/** What is said after a press; nothing before. */
export type Copied = 'nothing' | 'empty' | 'copied' | 'refused'

/** The list of what happened, and the note that is made of it. */
export function createCase({ copy, now, answers }: CasePage) {
  const $answers = atom<KeptAnswers>({})
  const $copied = atom<Copied>('nothing')
  const note = () => caseNote($answers.get(), now(), site.language)
  return {
    $answers,
    $copied,
    /** What was ticked and typed before the page was left or loaded again. */
    kept: (): KeptAnswers => parseAnswers(answers.read()),
    /** Takes what is ticked and typed now. Empty, nothing is kept. */
    keep(given: KeptAnswers) {
      const filled = Object.fromEntries(Object.entries(given).filter(([, answer]) => answer))
      $answers.set(filled)
      $copied.set('nothing')
      if (Object.keys(filled).length > 0) answers.write(JSON.stringify(filled))
      else answers.forget()
    },
    note,
    async copy() {
      // A second copy is announced again.
      $copied.set('nothing')
      if (Object.keys($answers.get()).length === 0) return $copied.set('empty')
      const copied = await copy(note())
      $copied.set(copied.ok ? 'copied' : 'refused')
    },
  }
}

export const scamCase = createCase({
  copy: copyText,
  now: Date.now,
  answers: {
    read: () => readSession('scamCase'),
    write: answers => writeSession('scamCase', answers),
    forget: () => removeFromSession('scamCase'),
  },
})
