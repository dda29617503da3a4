import { atom, onMount } from 'nanostores'

import type { LibraryList } from '#domain/offline/offline.ts'
import { offlineService } from '#services/offline.ts'
import type { SaveFailure, SavedPage, OfflineService } from '#services/offline.ts'

export type LibraryState =
  | { state: 'looking' }
  | { state: 'offered'; offer: LibraryList }
  | { state: 'keeping'; done: number; all: number }
  | { state: 'kept' }
  | { state: 'failed'; reason: SaveFailure }

export type KeptPages =
  { state: 'looking' } | { state: 'refused' } | { state: 'ready'; pages: readonly SavedPage[] }

/** The pages on this device that open without a network, and the whole library where somebody asks for it. */
export function createOffline(service: OfflineService) {
  const $library = atom<LibraryState>({ state: 'looking' })
  const $pages = atom<KeptPages>({ state: 'looking' })

  async function look() {
    if (await service.hasLibrary()) return $library.set({ state: 'kept' })
    const offer = await service.offer()
    $library.set(
      offer.ok
        ? { state: 'offered', offer: offer.value }
        : { state: 'failed', reason: offer.reason },
    )
  }
  async function list() {
    const result = await service.pages()
    $pages.set(result.ok ? { state: 'ready', pages: result.value } : { state: 'refused' })
  }

  onMount($library, () => void look())
  onMount($pages, () => void list())

  return {
    $library,
    $pages,
    look,
    async keep() {
      const now = $library.get()
      if (now.state !== 'offered') return
      const all = now.offer.files.length
      $library.set({ state: 'keeping', done: 0, all })
      const result = await service.keep(now.offer, done => {
        if ($library.get().state === 'keeping') $library.set({ state: 'keeping', done, all })
      })
      $library.set(result.ok ? { state: 'kept' } : { state: 'failed', reason: result.reason })
      await list()
    },
    async forget() {
      await service.forgetLibrary()
      await Promise.all([look(), list()])
    },
  }
}

export const offline = createOffline(offlineService)
