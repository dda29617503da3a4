import { failureSentence } from '#domain/forum/failure-sentences.ts'
import { assertNever } from '#domain/result.ts'
import { forum } from '#stores/forum/forum.ts'
import type { Reading } from '#stores/forum/forum.ts'

interface Props {
  reading: Reading
  none: boolean
  retry: () => void
}

/** How the reading of live questions is going. The samples are shown whatever happens. */
export function ListState({ reading, none, retry }: Props) {
  if (!forum.available)
    return <p className="soft">This site has no forum database yet. These questions are samples.</p>
  switch (reading.state) {
    case 'idle':
    case 'loading':
      return (
        <p className="soft needs-js" role="status">
          Looking for new questions…
        </p>
      )
    case 'ready':
    case 'loading-more':
    case 'failed-more':
      return none ? <p>Nobody has asked here yet. Yours would be the first question.</p> : null
    case 'failed':
      return (
        <div className="notice" role="alert">
          <p>{failureSentence(reading.reason)} Until then, here are samples.</p>
          <button className="button" type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )
    default:
      return assertNever(reading)
  }
}
