import { parseDraft } from '#domain/forum/question-draft.ts'
import type { Draft } from '#domain/forum/question-draft.ts'

/**
 * What was typed or chosen in a form before hydration. It must be read while the form is still plain HTML: React would
 * reset a choice.
 */
export function earlyWords(form: string): Partial<Draft> {
  if (typeof document === 'undefined') return {}
  const element = document.querySelector(`#${form} form`)
  if (!(element instanceof HTMLFormElement)) return {}
  const draft = parseDraft(JSON.stringify(Object.fromEntries(new FormData(element))))
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''))
}
