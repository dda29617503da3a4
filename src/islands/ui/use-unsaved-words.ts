import { useState } from 'react'

import { unsavedWords } from '#stores/unsaved-words.ts'

/**
 * What a member types into a form. It is kept until it is saved or cancelled, and there again after a reload; `saved` is
 * what the form holds as long as nothing has been typed.
 */
export function useUnsavedWords(uid: string, form: string, saved: string) {
  const [unsaved] = useState(() => unsavedWords.of(uid, form))
  const [words, setWords] = useState(unsaved ?? saved)
  const [saving, setSaving] = useState(false)
  const forget = () => unsavedWords.forget(form)

  return {
    words,
    /** The form has opened by itself, with what was typed before a reload. */
    restored: unsaved !== undefined,
    saving,
    type(typed: string) {
      setWords(typed)
      unsavedWords.keep(uid, form, typed)
    },
    forget,
    /** Sends the words, once at a time. Returns whether all is saved: what was typed meanwhile is not. */
    async save(send: () => Promise<boolean>): Promise<boolean> {
      if (saving) return false
      setSaving(true)
      const isSaved = await send()
      setSaving(false)
      const later = unsavedWords.of(uid, form)
      const isDone = isSaved && (later === undefined || later === words)
      if (isDone) forget()
      return isDone
    },
  }
}
