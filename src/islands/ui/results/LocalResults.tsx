import { never } from '#domain/result.ts'
import { foundSentence, searchSentences } from '#domain/sentences.ts'
import { useLive } from '#islands/use-live.ts'
import type { SearchState, SearchStore } from '#stores/search.ts'
import { Hits } from './Hits.tsx'
import { Nothing } from './Nothing.tsx'
import styles from './Results.module.css'

const before: SearchState = { state: 'idle' }

/** What the search of this site found. A screen reader hears it once, in the status line. */
export function LocalResults({ store }: { store: SearchStore }) {
  const now = useLive(store.$search, before)
  return (
    <>
      <p className="vh" role="status">
        {spoken(now)}
      </p>
      <Shown now={now} store={store} />
    </>
  )
}

function spoken(now: SearchState): string {
  switch (now.state) {
    case 'idle':
    case 'searching':
      return ''
    case 'found':
      return foundSentence(now.answer.hits.length, now.query)
    case 'nothing':
      return 'No results found.'
    case 'failed':
      return searchSentences.offline
    default:
      return never(now)
  }
}

function Shown({ now, store }: { now: SearchState; store: SearchStore }) {
  switch (now.state) {
    case 'idle':
      return null
    case 'searching':
      return <p className="soft">Searching…</p>
    case 'found':
      return (
        <section className={styles['found']} aria-labelledby="results">
          <h2 id="results">{foundSentence(now.answer.hits.length, now.query)}</h2>
          {now.answer.corrected && (
            <p>
              We searched for <b>{now.answer.corrected}</b>.{' '}
              <button
                className={styles['literal']}
                type="button"
                onClick={() => store.submit(true)}
              >
                Search for “{now.query}” instead
              </button>
            </p>
          )}
          <Hits hits={now.answer.hits} />
        </section>
      )
    case 'nothing':
      return <Nothing query={now.query} mentions={now.mentions} />
    case 'failed':
      return (
        <div className="notice">
          <p>{searchSentences.offline}</p>
          <button className="key" type="button" onClick={() => store.submit()}>
            Try again
          </button>
        </div>
      )
    default:
      return never(now)
  }
}
