import { failureSentence } from '#domain/forum-sentences.ts'
import type { ForumFailure } from '#domain/forum-notice.ts'
import type { Remote } from '#domain/result.ts'

interface Props {
  part: Remote<unknown, ForumFailure>
  retry: () => void
}

/** Something is on its way, or did not come. */
export function PartState({ part, retry }: Props) {
  if (part.state !== 'failed')
    return (
      <p className="soft" role="status">
        One moment…
      </p>
    )
  return (
    <div className="notice" role="alert">
      <p>{failureSentence(part.reason)}</p>
      <button className="key" type="button" onClick={retry}>
        Try again
      </button>
    </div>
  )
}
