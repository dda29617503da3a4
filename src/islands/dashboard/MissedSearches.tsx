import { missedSearchesMail } from '#domain/guide-search/missed-searches.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { site } from '#site.ts'
import { missedSearches } from '#stores/guide-search/missed-searches.ts'
import styles from './Dashboard.module.css'

/** Searches that found nothing, for members who want to tell us what is missing. Without one there is nothing to show. */
export function MissedSearches() {
  const missed = useLive(missedSearches.$missed, [])
  if (missed.length === 0) return null

  /** The card disappears with the press; the focus moves to the page's heading. */
  function forget() {
    document.querySelector('h1')?.focus()
    missedSearches.clear()
  }

  return (
    <section className={`card ${styles['sheet']}`} aria-labelledby="missed">
      <h2 id="missed">Searches without a result</h2>
      <p className="soft">
        Only this device knows them. Send us the list if you like: it shows us which guide to write
        next.
      </p>
      <ul className={styles['list']} role="list">
        {missed.map(query => (
          <li key={query}>{query}</li>
        ))}
      </ul>
      <div className="row">
        <a className="button" href={missedSearchesMail(missed, site.contact.email, site.name)}>
          <Icon name="mail" />
          Send the list by email
        </a>
        <button className="button" type="button" onClick={forget}>
          <Icon name="trash" />
          Forget the list
        </button>
      </div>
    </section>
  )
}
