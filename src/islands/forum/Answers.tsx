import { useState } from 'react'

import { anchorOf, askedBy } from '#domain/forum.ts'
import type { Question } from '#domain/forum.ts'
import { never } from '#domain/result.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { answers } from '#stores/answers.ts'
import type { Thread } from '#stores/answers.ts'
import { session } from '#stores/session.ts'
import { AnswerForm } from './AnswerForm.tsx'
import styles from './Forum.module.css'
import { Posted } from './Posted.tsx'
import { failureSentence } from './sentences.ts'

/** The answers to a question; read from the database when somebody opens them. */
export function Answers({ question }: { question: Question }) {
  const [open, setOpen] = useState(false)
  const thread = useLive(answers.$threads, {})[question.id] ?? { state: 'idle' }
  const id = `${anchorOf(question)}-answers`

  function toggle() {
    if (!open) void answers.open(question.id)
    setOpen(!open)
  }

  return (
    <div className={styles['answers']}>
      <button
        className="key"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="message" />
        {open ? 'Hide answers' : 'Answers'}
        <span className="vh"> to: {question.title}</span>
      </button>
      <div id={id} hidden={!open}>
        <div role="status">
          <ThreadState thread={thread} retry={() => answers.open(question.id)} />
        </div>
        {thread.state === 'ready' && <AnswerList question={question} thread={thread} />}
        {open && <AnswerForm question={question} />}
      </div>
    </div>
  )
}

function ThreadState({ thread, retry }: { thread: Thread; retry: () => void }) {
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

interface ListProps {
  question: Question
  thread: Thread & { state: 'ready' }
}

function AnswerList({ question, thread }: ListProps) {
  const now = useLive(session.$session, { state: 'unknown' })
  const uid = now.state === 'member' ? now.member.uid : undefined
  return (
    <ul role="list">
      {thread.value.map(answer => (
        <li className={styles['answer']} key={answer.id}>
          <p className={styles['text']}>{answer.text}</p>
          <Posted verb="Answered" user={askedBy(answer.user)} at={answer.at} />
          {uid === answer.uid && (
            <button
              className="key key-stop"
              type="button"
              onClick={() => answers.remove(question.id, answer.id)}
            >
              <Icon name="trash" />
              Delete<span className="vh"> your answer</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
