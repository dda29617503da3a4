import type { Question } from '#domain/forum.ts'
import { never } from '#domain/result.ts'
import type { Remote } from '#domain/result.ts'
import { forum } from '#stores/forum.ts'
import type { ForumFailure } from '#stores/forum-notice.ts'
import { failureSentence } from './sentences.ts'

interface Props {
  list: Remote<readonly Question[], ForumFailure>
}

/** How the reading of live questions is going. The samples are shown whatever happens. */
export function ListState({ list }: Props) {
  if (!forum.available)
    return <p className="soft">This site has no forum database yet. These questions are samples.</p>
  switch (list.state) {
    case 'idle':
    case 'loading':
      return <p className="soft">Looking for new questions…</p>
    case 'ready':
      return list.value.length > 0 ? null : (
        <p>Nobody has asked yet. These questions are samples; yours would be the first.</p>
      )
    case 'failed':
      return (
        <div className="notice" role="alert">
          <p>{failureSentence(list.reason)} Until then, here are samples.</p>
          <button className="key" type="button" onClick={forum.load}>
            Try again
          </button>
        </div>
      )
    default:
      return never(list)
  }
}
