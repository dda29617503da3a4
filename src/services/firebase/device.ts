import { isStorageAvailable } from '#services/local-storage.ts'

const PROBE = 'fixwise-probe'

/**
 * Whether this browser can keep anybody logged in. Where it cannot, the next page would not know them, and an account
 * that was just made would seem to be lost; the SDK says nothing of it.
 */
export async function keepsSignIn(): Promise<boolean> {
  return isStorageAvailable() || (await keepsDatabases())
}

/** Where notes are refused or full, the SDK's database may still work. */
function keepsDatabases(): Promise<boolean> {
  return new Promise(resolve => {
    try {
      const opening = indexedDB.open(PROBE)
      opening.addEventListener('error', () => resolve(false))
      opening.addEventListener('success', () => {
        opening.result.close()
        indexedDB.deleteDatabase(PROBE)
        resolve(true)
      })
    } catch {
      resolve(false)
    }
  })
}
