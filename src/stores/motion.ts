import { mediaMatches, watchMedia } from '#services/page.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'

export const motion = {
  isReduced: () => mediaMatches(REDUCED),
  watch: (changed: () => void) => watchMedia(REDUCED, changed),
}
