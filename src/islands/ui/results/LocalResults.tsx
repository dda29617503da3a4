import { useEffect, useRef } from 'react'

import { assertNever } from '#domain/result.ts'
import { foundSentence, searchSentences } from '#domain/sentences.ts'
import { useLive } from '#islands/use-live.ts'
import type { SearchState, SearchStore } from '#stores/guide-search/search.ts'
import { reloadPage } from '#stores/guide-search/search.ts'
import { Hits } from './Hits.tsx'
import { Nothing } from './Nothing.tsx'
import styles from './Results.module.css'

const before: SearchState = { state: 'idle' }

interface Props {
  /** For whoever hands the focus on to the results. */
  id?: string
  store: SearchStore
  /** Searches once more for what stands in the box. */
  submit: (literal?: boolean) => unknown
}

/** What the search of this site found. A screen reader hears it once, in the status line. */
export function LocalResults({ id, store, submit }: Props) {
  const now = useLive(store.$search, before)
  const box = useRef<HTMLDivElement>(null)

  // Whoever waits for the results, with the focus on their place, is led to their heading.
  useEffect(() => {
    if (now.state !== 'idle' && document.activeElement === box.current)
      box.current?.querySelector('h2')?.focus()
  }, [now])

  function again(literal = false) {
    // The button disappears with the press: keyboard focus moves to the results.
    box.current?.focus({ preventScroll: true })
    void submit(literal)
  }

  return (
    <div className={styles['local']} id={id} ref={box} tabIndex={-1}>
      <p className="vh" role="status">
        {spoken(now)}
      </p>
      <Shown now={now} again={again} />
    </div>
  )
}

function spoken(now: SearchState): string {
  switch (now.state) {
    case 'idle':
    case 'searching':
      return ''
    case 'found':
      return foundSentence(now.answer.hits, now.query)
    case 'nothing':
      return 'No results found.'
    case 'failed':
      return searchSentences[now.reason]
    default:
      return assertNever(now)
  }
}

function Shown({ now, again }: { now: SearchState; again: (literal?: boolean) => void }) {
  switch (now.state) {
    case 'idle':
      return null
    case 'searching':
      return <p className="soft">Searching…</p>
    case 'found':
      return (
        <section className={styles['found']} aria-labelledby="results">
          <h2 id="results" tabIndex={-1}>
            {foundSentence(now.answer.hits, now.query)}
          </h2>
          {now.answer.corrected && (
            <p>
              We searched for <b>{now.answer.corrected}</b>.{' '}
              <button className={styles['literal']} type="button" onClick={() => again(true)}>
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
          <p>{searchSentences[now.reason]}</p>
          {now.reason === 'script' ? (
            <button className="button" type="button" onClick={reloadPage}>
              Load the page again
            </button>
          ) : (
            <button className="button" type="button" onClick={() => again()}>
              Try again
            </button>
          )}
        </div>
      )
    default:
      return assertNever(now)
  }
}
