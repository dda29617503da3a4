import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { homePage } from '#stores/home.ts'
import { recentSearches } from '#stores/recent-searches.ts'
import styles from './HomeSearch.module.css'

/** Up to five searches; each can be run again or removed. */
export function RecentSearches() {
  const recent = useLive(recentSearches.$recent, [])
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <h2 className={styles['small']} id="recent">
        Your recent searches
      </h2>
      <ul className={styles['recent']} role="list">
        {recent.map(({ query }) => (
          <li key={query}>
            <button type="button" onClick={() => homePage.repeat(query)}>
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
