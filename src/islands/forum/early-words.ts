import { parseDraft } from '#domain/forum/question-draft.ts'
import type { Draft } from '#domain/forum/question-draft.ts'

/**
 * What somebody typed or chose in a form before the script came. It must be read while the form is still plain
 * HTML: React would put a choice back.
 */
export function earlyWords(form: string): Partial<Draft> {
  if (typeof document === 'undefined') return {}
  const element = document.querySelector(`#${form} form`)
  if (!(element instanceof HTMLFormElement)) return {}
  const draft = parseDraft(JSON.stringify(Object.fromEntries(new FormData(element))))
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''))
}
