import { useEffect } from 'react'

import type { Question } from '#domain/forum.ts'
import { failureSentence } from '#domain/forum-sentences.ts'
import { never } from '#domain/result.ts'
import { useLive } from '#islands/use-live.ts'
import { answers } from '#stores/answers.ts'
import type { Thread as ThreadOf } from '#stores/answers.ts'
import { session } from '#stores/session.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { AnswerItem } from './AnswerItem.tsx'

/** The answers to a question, read from the database when somebody opens them, and the form for one more. */
export function Thread({ question }: { question: Question }) {
  const thread = useLive(answers.$threads, {})[question.id] ?? { state: 'idle' }
  const now = useLive(session.$session, { state: 'unknown' })
  const uid = now.state === 'member' ? now.member.uid : ''
  useEffect(() => void answers.open(question.id), [question.id])

  return (
    <>
      <div role="status">
        <ThreadState thread={thread} retry={() => answers.open(question.id)} />
      </div>
      {thread.state === 'ready' && (
        <ul role="list">
          {thread.value.map(answer => (
            <AnswerItem
              key={answer.id}
              question={question}
              answer={answer}
              own={uid !== '' && uid === answer.uid}
            />
          ))}
        </ul>
      )}
      {!question.deleted && <AnswerForm question={question} />}
    </>
  )
}

function ThreadState({ thread, retry }: { thread: ThreadOf; retry: () => void }) {
  switch (thread.state) {
    case 'idle':
    case 'loading':
      return <p className="soft">Looking for answers…</p>
    case 'ready':
      return thread.value.length > 0 ? null : <p className="soft">No answers yet.</p>
    case 'failed':
      return (
        <div className="notice">
          <p>{failureSentence(thread.reason)}</p>
          <button className="key" type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )
    default:
      return never(thread)
  }
}
