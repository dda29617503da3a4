/**
 * Why an island? The searches are only on this device.
 * Without JavaScript? Nothing is remembered, and nothing is shown.
 */
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { searchAgain } from '#stores/home-requests.ts'
import { nickname } from '#stores/nickname.ts'
import { recentSearches } from '#stores/recent-searches.ts'
import styles from './HomeSearch.module.css'

/** Up to five searches; each can be run again or removed. */
export function RecentSearches() {
  const recent = useLive(recentSearches.$recent, [])
  const name = useLive(nickname.$nickname, '')
  if (!name || recent.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <h2 className={styles['small']} id="recent">
        Your recent searches
      </h2>
      <ul className={styles['recent']} role="list">
        {recent.map(({ query }) => (
          <li key={query}>
            <button type="button" onClick={() => searchAgain(query)}>
              <Icon name="clock" />
              <span>{query}</span>
            </button>
            <button
              className="bare"
              type="button"
              aria-label={`Remove: ${query}`}
              onClick={() => recentSearches.remove(query)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
