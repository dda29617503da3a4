import * as v from 'valibot'

/** What members have typed into forms, by the name of the form. */
export type UnsavedWords = Readonly<Record<string, { uid: string; words: string }>>

const Unsaved = v.record(v.string(), v.object({ uid: v.string(), words: v.string() }))

/** Unsaved words from the browser's store, which may hold anything. */
export function parseUnsavedWords(stored: string | undefined): UnsavedWords {
  try {
    const parsed = v.safeParse(Unsaved, JSON.parse(stored ?? '{}'))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}
