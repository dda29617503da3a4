import { atom } from 'nanostores'

import type { Remote } from '#domain/result.ts'
import { toRemote } from '#domain/result.ts'
import type { WebHit } from '#domain/home-search/web-search.ts'
import { openTab } from '#services/new-tab.ts'
import { askConfirm } from '#services/page.ts'
import { webSearch } from '#services/web-search.ts'
import type { WebSearch, WebSearchFailure } from '#services/web-search.ts'

export type WebResults = Remote<readonly WebHit[], WebSearchFailure> & { query: string }

interface Tabs {
  confirm: (question: string) => boolean
  /** Returns whether the browser allowed it. */
  open: (address: string) => boolean
}

/** The search of the web, and the question before a reader leaves this site. */
export function createWebSearchStore(search: WebSearch, { confirm, open }: Tabs) {
  const $web = atom<WebResults>({ state: 'idle', query: '' })
  /** Whether the last page that a reader wanted to open was stopped by the browser. */
  const $stopped = atom(false)
  /** This visit's answers by query: each call counts towards a quota that somebody pays for. */
  const answers = new Map<string, ReturnType<WebSearch>>()

  function answerTo(query: string) {
    const known = answers.get(query)
    const answer = known ?? search(query)
    answers.set(query, answer)
    // A failure is not cached: the next press may succeed.
    if (!known) void answer.then(({ ok }) => ok || answers.delete(query))
    return answer
  }

  return {
    $web,
    $stopped,
    async search(text: string) {
      const query = text.trim()
      const now = $web.get()
      if (!query || (now.state === 'ready' && now.query === query)) return
      $web.set({ state: 'loading', query })
      const result = await answerTo(query)
      // A newer query, or a cleared box, makes this answer stale.
      if ($web.get().query === query) $web.set({ ...toRemote(result), query })
    },
    clear() {
      $stopped.set(false)
      $web.set({ state: 'idle', query: '' })
    },
    /** Opens a result in a new tab, after asking. */
    visit(address: string) {
      $stopped.set(false)
      if (confirm('This is an external link. Do you want to open it in a new tab?'))
        $stopped.set(!open(address))
    },
  }
}

export const webSearchStore = createWebSearchStore(webSearch, {
  confirm: askConfirm,
  open: openTab,
})
