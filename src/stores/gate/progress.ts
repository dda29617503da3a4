import { mergeProgress, parseProgress } from '#domain/guide/progress.ts'
import type { Progress } from '#domain/guide/progress.ts'
import { stored } from '#stores/stored.ts'

/** How far this reader came in each guide, newest first. Stays on the device; a member's account gets a copy. */
export function createProgress(now: () => number) {
  const $progress = stored<readonly Progress[]>('guideProgress', [], {
    decode: parseProgress,
    encode: list => (list.length > 0 ? JSON.stringify(list) : undefined),
  })
  /** Stores the step that the reader has reached. */
  function reach(place: Omit<Progress, 'at'>): Progress {
    const entry = { ...place, at: now() }
    $progress.set(mergeProgress([entry], $progress.get()).all)
    return entry
  }

  return {
    $progress,
    reach,
    /** The guide has helped: there is nothing to carry on with. The entry stays, so that it syncs to other devices. */
    finish(guide: number): Progress | undefined {
      const known = $progress.get().find(entry => entry.guide === guide)
      return known && known.fix > 0 ? reach({ ...known, fix: 0, step: 0 }) : undefined
    },
    /** Replaces this list with a merged one. */
    replace: (list: readonly Progress[]) => $progress.set(list),
  }
}

export const progress = createProgress(() => Date.now())
