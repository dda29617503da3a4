import type { KeptAnswers } from '#domain/kept-answers.ts'

/** Everything that was typed and chosen in a form, by the names of its fields. */
export function answersIn(form: HTMLFormElement): KeptAnswers {
  const answers = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(answers)
}

/** Fills empty fields only: the browser itself may have restored something newer. */
export function restoreAnswers(form: HTMLFormElement, kept: KeptAnswers): void {
  for (const [name, answer] of Object.entries(kept)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else if (canHoldText(field) && field.value === '') field.value = answer
  }
}

const canHoldText = (
  field: Element | RadioNodeList | null,
): field is HTMLInputElement | RadioNodeList =>
  field instanceof HTMLInputElement || field instanceof RadioNodeList
