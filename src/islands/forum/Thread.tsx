import { useEffect, useRef } from 'react'

import type { Question } from '#domain/forum/forum.ts'
import { failureSentence } from '#domain/forum/failure-sentences.ts'
import { assertNever } from '#domain/result.ts'
import { refocus } from '#islands/ui/refocus.ts'
import { useLive } from '#islands/use-live.ts'
import { answers, unread } from '#stores/forum/answers.ts'
import type { Thread as ThreadOf } from '#stores/forum/answers.ts'
import { seenAnswers } from '#stores/forum/seen-answers.ts'
import { session } from '#stores/sign-in/session.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { AnswerItem } from './AnswerItem.tsx'
import styles from './Forum.module.css'

/** The answers to a question, read from the database when somebody opens them, and the form for one more. */
export function Thread({ question }: { question: Question }) {
  const thread = useLive(answers.$threads, {})[question.id] ?? unread
  const now = useLive(session.$session, { state: 'unknown' })
  const uid = now.state === 'member' ? now.member.uid : ''
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => void answers.open(question.id), [question.id])

  // The asker has read to the end: the dashboard need not announce these answers.
  const { id, answers: count } = question
  const isRead = thread.reading.state === 'ready' && !thread.reading.next
  const isOwn = uid !== '' && uid === question.uid
  useEffect(() => {
    if (isOwn && isRead) seenAnswers.see(id, count)
  }, [isOwn, isRead, id, count])

  /** The button disappears when it is done: keyboard focus moves to the first new answer. */
  async function read(load: (question: string) => Promise<void>) {
    const before = list.current?.children.length ?? 0
    await load(question.id)
    refocus(list.current?.children[before], list.current?.lastElementChild)
  }

  return (
    <>
      <ul className={styles['thread']} role="list" ref={list}>
        {thread.answers.map(answer => (
          <AnswerItem
            key={answer.id}
            question={question}
            answer={answer}
            own={uid !== '' && uid === answer.uid}
          />
        ))}
      </ul>
      <div role="status">
        <Reading thread={thread} open={() => read(answers.open)} more={() => read(answers.more)} />
      </div>
      {!question.deleted && <AnswerForm question={question} />}
    </>
  )
}

interface Props {
  thread: ThreadOf
  open: () => void
  more: () => void
}

function Reading({ thread: { answers, reading }, open, more }: Props) {
  switch (reading.state) {
    case 'idle':
    case 'loading':
      return <p className="soft">Looking for answers…</p>
    case 'ready':
      if (answers.length === 0) return <p className="soft">No answers yet.</p>
      return reading.next ? (
        <button className="button" type="button" onClick={more}>
          More answers
        </button>
      ) : null
    case 'failed':
      return (
        <div className="notice">
          <p>{failureSentence(reading.reason)}</p>
          <button className="button" type="button" onClick={open}>
            Try again
          </button>
        </div>
      )
    default:
      return assertNever(reading)
  }
}
