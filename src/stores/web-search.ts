import { atom } from 'nanostores'

import type { Remote } from '#domain/result.ts'
import { settle } from '#domain/result.ts'
import type { WebHit } from '#domain/web-search.ts'
import { askConfirm, openTab } from '#services/page.ts'
import { webSearch } from '#services/web-search.ts'
import type { WebSearch, WebSearchFailure } from '#services/web-search.ts'

export type WebResults = Remote<readonly WebHit[], WebSearchFailure> & { query: string }

interface Tabs {
  confirm: (question: string) => boolean
  open: (address: string) => void
}

/** The search of the web, and the question before a reader leaves this site. */
export function createWebSearchStore(search: WebSearch, { confirm, open }: Tabs) {
  const $web = atom<WebResults>({ state: 'idle', query: '' })
  return {
    $web,
    async search(query: string) {
      const asked = query.trim()
      if (!asked) return
      $web.set({ state: 'loading', query: asked })
      const result = await search(asked)
      // A newer query, or a cleared box, makes this answer stale.
      if ($web.get().query === asked) $web.set({ ...settle(result), query: asked })
    },
    clear: () => $web.set({ state: 'idle', query: '' }),
    /** Opens a found page in a new tab, after asking. */
    visit(address: string) {
      if (confirm('This is an external link. Do you want to open it in a new tab?')) open(address)
    },
  }
}

export const webSearchStore = createWebSearchStore(webSearch, {
  confirm: askConfirm,
  open: openTab,
})
