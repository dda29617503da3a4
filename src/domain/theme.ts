/** The stored choice: `true` is dark. Anything else than the two words counts as no choice. */
export function parseDarkMode(stored: string | undefined): boolean | undefined {
  if (stored === 'true') return true
  return stored === 'false' ? false : undefined
}
