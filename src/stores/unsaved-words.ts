import { parseUnsavedWords } from '#domain/unsaved-words.ts'
import { readSession, removeFromSession, writeSession } from '#services/session-storage.ts'

interface Tab {
  read: () => string | undefined
  write: (words: string) => void
  clear: () => void
}

/**
 * What members type to change a post, a name, or to report something, until it is saved or they cancel. It outlives a
 * reload and a dialog that was closed by accident, in this tab and for its writer only; a log-out takes it away.
 */
export function createUnsavedWords(tab: Tab) {
  const all = () => parseUnsavedWords(tab.read())
  return {
    /** What this member has typed into the form and not saved. */
    of(uid: string, form: string): string | undefined {
      const kept = all()[form]
      return kept?.uid === uid ? kept.words : undefined
    },
    keep: (uid: string, form: string, words: string) =>
      tab.write(JSON.stringify({ ...all(), [form]: { uid, words } })),
    forget(form: string) {
      const { [form]: _, ...others } = all()
      if (Object.keys(others).length > 0) tab.write(JSON.stringify(others))
      else tab.clear()
    },
  }
}

export const unsavedWords = createUnsavedWords({
  read: () => readSession('unsavedWords'),
  write: words => writeSession('unsavedWords', words),
  clear: () => removeFromSession('unsavedWords'),
})
