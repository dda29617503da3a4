import { mergeProgress, parseProgress } from '#domain/progress.ts'
import type { Progress } from '#domain/progress.ts'
import { stored } from './stored.ts'

/** How far this reader came in each guide, newest first. Stays on the device; a member's account gets a copy. */
export function createProgress(now: () => number) {
  const $progress = stored<readonly Progress[]>('guideProgress', [], {
    decode: parseProgress,
    encode: list => (list.length > 0 ? JSON.stringify(list) : undefined),
  })
  return {
    $progress,
    /** Notes the step that the reader is at. */
    reach: (place: Omit<Progress, 'at'>) =>
      $progress.set(mergeProgress([{ ...place, at: now() }], $progress.get()).all),
    /** Puts a merged list in place of this one. */
    replace: (list: readonly Progress[]) => $progress.set(list),
  }
}

export const progress = createProgress(() => Date.now())
