/**
 * Why an island? The searches are only on this device.
 * Without JavaScript? Nothing is remembered, and nothing is shown.
 */
import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'

import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { searchAgain } from '#stores/home-search/requests.ts'
import { nickname } from '#stores/home-search/nickname.ts'
import { recentSearches } from '#stores/home-search/recent-searches.ts'
import styles from './HomeSearch.module.css'

/** The second press of a double click: since the first the next search has moved under the pointer. */
const isSecondPress = ({ detail }: MouseEvent) => detail > 1

/** Up to five searches; each can be run again or removed. */
export function RecentSearches() {
  const recent = useLive(recentSearches.$recent, [])
  const name = useLive(nickname.$nickname, '')
  const box = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<{ query: string; place: number }>()
  const empty = !name || recent.length === 0

  // The button disappears with the press: keyboard focus moves to the next one.
  useEffect(() => {
    if (!removed) return
    const buttons = box.current?.querySelectorAll<HTMLElement>('.icon-button') ?? []
    const next = buttons[Math.min(removed.place, buttons.length - 1)] ?? box.current
    next?.focus()
  }, [removed])

  function remove(query: string, place: number) {
    recentSearches.remove(query)
    setRemoved({ query, place })
  }

  if (empty && !removed) return null
  return (
    <div ref={box} tabIndex={-1}>
      <p className="vh" role="status">
        {removed && `Removed: ${removed.query}`}
      </p>
      {!empty && (
        <section aria-labelledby="recent">
          <h2 className={styles['small']} id="recent">
            Your recent searches
          </h2>
          <ul className={styles['recent']} role="list">
            {recent.map(({ query }, place) => (
              <li key={query}>
                <button type="button" onClick={event => isSecondPress(event) || searchAgain(query)}>
                  <Icon name="clock" />
                  <span>{query}</span>
                </button>
                <button
                  className="icon-button"
                  type="button"
                  aria-label={`Remove: ${query}`}
                  onClick={event => isSecondPress(event) || remove(query, place)}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
