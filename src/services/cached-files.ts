import { cacheNames } from '#domain/offline/caches.ts'

/** Deletes a cache with everything in it. */
export async function forget(name: string): Promise<void> {
  try {
    await caches.delete(name)
  } catch {
    // What was never cached need not be deleted.
  }
}

/** The pages that were opened reveal what was wrong with the computer. */
export const deleteVisitedPages = () => forget(cacheNames.visited)
