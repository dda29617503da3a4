/** When what was pressed goes away with the press, whoever uses the keyboard goes on at the list. */
export function focusList(): void {
  document.getElementById('near')?.focus()
}

/** Back to the row of a technician, or to the list where the reader has walked on and left the row behind. */
export function focusRow(id: string): void {
  const row = document.getElementById(`pick-${id}`)
  if (row) row.focus()
  else focusList()
}
