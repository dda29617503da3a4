/** The parts of an absolute address, or undefined. `URL.parse` is younger than the browsers that we serve. */
export function addressOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
