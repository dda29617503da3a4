import { atom } from 'nanostores'

import type { Result } from '#domain/result.ts'
import { copyText, hasShareSheet, openShareSheet } from '#services/share.ts'

interface ShareService {
  hasSheet: () => boolean
  openSheet: (title: string, url: string) => Promise<Result<null, 'refused'>>
  copy: (text: string) => Promise<Result<null, 'refused'>>
}

/** What the widget says after a press; nothing before. */
export type Shared = 'nothing' | 'copied' | 'refused'

/** Sends the address of a page on, or copies it. */
export function createShare(service: ShareService) {
  const $shared = atom<Shared>('nothing')
  return {
    $shared,
    hasSheet: service.hasSheet,
    /** What became of an earlier press says nothing about this one. */
    forget: () => $shared.set('nothing'),
    async copy(address: string) {
      // A second copy is announced again.
      $shared.set('nothing')
      const copied = await service.copy(address)
      $shared.set(copied.ok ? 'copied' : 'refused')
    },
    async open(title: string, address: string) {
      const opened = await service.openSheet(title, address)
      $shared.set(opened.ok ? 'nothing' : 'refused')
    },
  }
}

export const share = createShare({
  hasSheet: hasShareSheet,
  openSheet: openShareSheet,
  copy: copyText,
})
