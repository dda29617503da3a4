/**
 * Opens an address of another site in a new tab, which cannot reach back. False where the browser would stop that:
 * it opens one only for some seconds after a press, and a reader may think for longer about a question.
 */
export function openTab(address: string): boolean {
  if (navigator.userActivation?.isActive === false) return false
  window.open(address, '_blank', 'noopener,noreferrer')
  return true
}
