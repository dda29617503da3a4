import { anchorOf } from '#domain/forum/forum.ts'
import { failureSentence } from '#domain/forum/failure-sentences.ts'
import { refocus } from '#islands/ui/refocus.ts'
import { forum } from '#stores/forum/forum.ts'
import type { Reading } from '#stores/forum/forum.ts'
import styles from './Forum.module.css'

/** "Load more", between the live questions and the samples. */
export function MoreButton({ reading }: { reading: Reading }) {
  const loading = reading.state === 'loading-more'
  const failed = reading.state === 'failed-more'
  const more = loading || failed || (reading.state === 'ready' && reading.more)
  if (!more) return null
  return (
    <li className={styles['more']}>
      {failed && <p role="alert">{failureSentence(reading.reason)}</p>}
      <button className="button" type="button" aria-disabled={loading} onClick={loadMore}>
        {loading ? 'Loading…' : failed ? 'Try again' : 'Load more'}
      </button>
    </li>
  )
}

/** Keyboard focus moves to the first of the new questions. */
async function loadMore() {
  const before = forum.$list.get().questions.length
  await forum.more()
  const { questions } = forum.$list.get()
  const first = questions[before]
  if (first) requestAnimationFrame(() => document.getElementById(anchorOf(first))?.focus())
  // The remaining questions may have been deleted, and the button with them.
  const last = questions.at(-1)
  if (!first && last) refocus(document.getElementById(anchorOf(last)))
}
