import { useLive } from '#islands/use-live.ts'
import { recentSearches } from '#stores/recent-searches.ts'
import { When } from './When.tsx'
import styles from './Dashboard.module.css'

/** The last searches, newest first. */
export function RecentActivities() {
  const searches = useLive(recentSearches.$recent, [])
  return (
    <section className={`card ${styles['sheet']}`} aria-labelledby="activities">
      <h2 id="activities">Recent activities</h2>
      {searches.length > 0 ? (
        <ul className={styles['list']} role="list">
          {searches.map(({ query, at }) => (
            <li key={query}>
              Searched for <a href={`/search?q=${encodeURIComponent(query)}`}>{query}</a>
              {at !== undefined && <When at={at} />}
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="soft">Nothing yet. What you search for on the first page shows up here.</p>
          <a className="key" href="/">
            Search for a problem
          </a>
        </>
      )}
    </section>
  )
}
