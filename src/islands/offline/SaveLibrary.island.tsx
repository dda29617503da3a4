/**
 * Why an island? Only the browser can keep the library, and only it knows whether it has.
 * Without JavaScript? It is not shown; the downloads beside it work.
 */
import { megabytes } from '#domain/offline/offline.ts'
import { assertNever } from '#domain/result.ts'
import { keepSentences } from '#domain/sentences.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { offline } from '#stores/offline/offline.ts'
import type { LibraryState } from '#stores/offline/offline.ts'
import styles from './Offline.module.css'

const before: LibraryState = { state: 'looking' }

export function SaveLibrary() {
  const now = useLive(offline.$library, before)
  return (
    <div className="flow needs-js">
      <p className={styles['status']} role="status">
        {sentence(now)}
      </p>
      {now.state === 'keeping' && (
        <progress className={styles['progress']} aria-label="Kept" max={now.all} value={now.done} />
      )}
      <p>
        <LibraryButton now={now} />
      </p>
    </div>
  )
}

/** Steps of a tenth, so that a screen reader is not told about every file. */
const tenths = (done: number, all: number) => 10 * Math.floor((10 * done) / all)

function sentence(now: LibraryState): string {
  switch (now.state) {
    case 'looking':
      return 'Looking at what is on this device…'
    case 'offered':
      return `Loads about ${megabytes(now.offer.sent)} MB, and takes ${megabytes(now.offer.bytes)} MB on this device.`
    case 'keeping':
      return `Keeping the library: ${tenths(now.done, now.all)} %. Please leave this page open.`
    case 'kept':
      return 'The whole library is on this device. It opens without the internet, and is brought up to date when you are online.'
    case 'failed':
      return keepSentences[now.reason]
    default:
      return assertNever(now)
  }
}

function LibraryButton({ now }: { now: LibraryState }) {
  switch (now.state) {
    case 'looking':
    case 'offered':
    case 'keeping':
      return (
        <button
          className="button button-primary"
          type="button"
          aria-disabled={now.state !== 'offered'}
          onClick={offline.keep}
        >
          <Icon name="bookmark" />
          Keep the whole library on this device
        </button>
      )
    case 'kept':
      return (
        <button className="button" type="button" onClick={offline.forget}>
          <Icon name="trash" />
          Remove the library from this device
        </button>
      )
    case 'failed':
      return (
        <button className="button" type="button" onClick={offline.look}>
          <Icon name="refresh" />
          Try again
        </button>
      )
    default:
      return assertNever(now)
  }
}
