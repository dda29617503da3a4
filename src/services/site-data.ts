import { COOKIE, databases, localKeys } from '#domain/device/site-data.ts'
import type { LocalKey } from '#domain/device/site-data.ts'
import { deleteVisitedPages } from './cached-files.ts'
import { writeStored } from './local-storage.ts'
import { clearSession } from './session-storage.ts'
import { withTimeLimit } from './time-out.ts'

/** A storage that does not answer must not hold anybody up. */
const TIME_OUT = 2000

function removeNotes(...kinds: readonly (typeof localKeys)[LocalKey][]) {
  for (const [note, kind] of Object.entries(localKeys))
    if (kinds.includes(kind)) writeStored(note as LocalKey, undefined)
}

/** Removes what an earlier member has left on this device without logging out. */
export function removeTraces(): void {
  removeNotes('trace')
  tellStores()
}

/** Removes what a member has left on this device. Theme, voice and the offline library stay. */
export async function removeMemberData(): Promise<void> {
  removeNotes('trace', 'draft', 'sign-in')
  clearSession()
  tellStores()
  await inTime(deleteVisitedPages())
}

/** Removes everything that this site has written on this device. */
export async function removeSiteData(): Promise<void> {
  removeNotes('trace', 'draft', 'sign-in', 'device')
  clearSession()
  // What other programs have written in our name, such as Google's, goes as well.
  clear(() => globalThis.localStorage)
  clear(() => globalThis.sessionStorage)
  tellStores()
  document.cookie = `${COOKIE}=; SameSite=Lax; Path=/; Max-Age=0`
  // The worker first: it would put a page back while its cache is being deleted.
  await inTime(removeWorkers())
  await inTime(Promise.allSettled([removeCaches(), ...databases.map(removeDatabase)]))
}

/** The stores of this page still hold what was removed, and would write it again. They follow other tabs already. */
function tellStores() {
  window.dispatchEvent(new StorageEvent('storage'))
}

function clear(store: () => Storage) {
  try {
    store().clear()
  } catch {
    // A store that is refused holds nothing.
  }
}

async function removeWorkers() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map(registration => registration.unregister()))
}

async function removeCaches() {
  await Promise.all((await caches.keys()).map(name => caches.delete(name)))
}

/** Empties the database first: while another tab has it open, it cannot be deleted. */
function removeDatabase(name: string): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      indexedDB.deleteDatabase(name)
      resolve()
    }
    const opening = indexedDB.open(name)
    opening.addEventListener('error', end)
    opening.addEventListener('success', () => {
      const database = opening.result
      const stores = [...database.objectStoreNames]
      const close = () => {
        database.close()
        end()
      }
      if (stores.length === 0) return close()
      const emptying = database.transaction(stores, 'readwrite')
      for (const store of stores) emptying.objectStore(store).clear()
      emptying.addEventListener('complete', close)
      emptying.addEventListener('abort', close)
    })
  })
}

async function inTime(work: Promise<unknown>): Promise<void> {
  const settled = work.catch(() => undefined)
  await withTimeLimit(TIME_OUT, settled)
}
