/**
 * What is typed in a field of a form. Fields have ids and no names, so that a form that is sent before its script is
 * there puts nothing into the address.
 */
export function typed(form: HTMLFormElement | null, id: string): string {
  const field = form?.elements.namedItem(id)
  return field instanceof HTMLInputElement ? field.value : ''
}
