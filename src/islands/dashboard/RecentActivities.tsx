import { useRef } from 'react'

import { assertNever } from '#domain/result.ts'
import { searchAddress } from '#domain/search/address.ts'
import { useLive } from '#islands/use-live.ts'
import { memberMerge } from '#stores/sync/follow-member.ts'
import type { MergeState } from '#stores/sync/follow-member.ts'
import { recentSearches } from '#stores/home-search/recent-searches.ts'
import { When } from './When.tsx'
import styles from './Dashboard.module.css'

/** The last searches, newest first, and whether the account's are among them. */
export function RecentActivities() {
  const searches = useLive(recentSearches.$recent, [])
  const merge = useLive<MergeState>(memberMerge.$merge, 'waiting')
  const heading = useRef<HTMLHeadingElement>(null)

  /** The button disappears with the press. */
  function tryAgain() {
    heading.current?.focus()
    memberMerge.tryAgain()
  }

  return (
    <section className={`card ${styles['sheet']}`} aria-labelledby="activities">
      <h2 id="activities" tabIndex={-1} ref={heading}>
        Recent activities
      </h2>
      {searches.length > 0 && (
        <ul className={styles['list']} role="list">
          {searches.map(({ query, at }) => (
            <li key={query}>
              Searched for <a href={searchAddress(query)}>{query}</a>
              {at !== undefined && <When at={at} />}
            </li>
          ))}
        </ul>
      )}
      <Rest merge={merge} empty={searches.length === 0} tryAgain={tryAgain} />
    </section>
  )
}

interface RestProps {
  merge: MergeState
  empty: boolean
  tryAgain: () => void
}

function Rest({ merge, empty, tryAgain }: RestProps) {
  switch (merge) {
    case 'waiting':
      return empty ? <p className="soft">One moment …</p> : null
    case 'unreachable':
      return (
        <div className={styles['sheet']} role="status">
          <p>
            {empty ? 'What you searched for' : 'What you searched for on other devices'} cannot be
            reached at the moment.
          </p>
          <button className="button" type="button" onClick={tryAgain}>
            Try again
          </button>
        </div>
      )
    case 'merged':
      return empty ? (
        <>
          <p className="soft">Nothing yet. What you search for on the first page shows up here.</p>
          <a className="button" href="/">
            Search for a problem
          </a>
        </>
      ) : null
    default:
      return assertNever(merge)
  }
}
