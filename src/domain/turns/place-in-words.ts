import type { Progress } from '#domain/guide/progress.ts'

/** Such as "Fix 2, step 3". `word` is what the guide calls its parts. */
export const placeInWords = (word: string, { fix, step }: Pick<Progress, 'fix' | 'step'>): string =>
  `${word} ${fix}${step > 0 ? `, step ${step}` : ''}`
