import { cacheNames } from '#domain/offline/caches.ts'

/** Deletes a cache with everything in it. */
export async function forget(name: string): Promise<void> {
  try {
    await caches.delete(name)
  } catch {
    // What was never kept need not be forgotten.
  }
}

/** Which pages were opened tells what was wrong with the computer. */
export const deleteVisitedPages = () => forget(cacheNames.visited)
