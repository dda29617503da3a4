import { parseTried, withoutGuide, withTried } from '#domain/turns/tried.ts'
import type { Tried } from '#domain/turns/tried.ts'
import { stored } from '#stores/stored.ts'

/** The fixes that this reader has tried in vain, for each guide. Stays on the device. */
export function createTried() {
  const $tried = stored<Tried>(
    'triedFixes',
    {},
    {
      decode: parseTried,
      encode: tried => (Object.keys(tried).length > 0 ? JSON.stringify(tried) : undefined),
    },
  )
  return {
    $tried,
    of: (guide: number): readonly number[] => $tried.get()[guide] ?? [],
    mark: (guide: number, fix: number) => $tried.set(withTried($tried.get(), guide, fix)),
    forget: (guide: number) => $tried.set(withoutGuide($tried.get(), guide)),
  }
}

export const tried = createTried()
