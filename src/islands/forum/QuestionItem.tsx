import { useState } from 'react'

import { anchorOf, askedBy, isSample, reportAddress } from '#domain/forum.ts'
import type { Question } from '#domain/forum.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { site } from '#site.ts'
import { forum } from '#stores/forum.ts'
import { session } from '#stores/session.ts'
import { Answers } from './Answers.tsx'
import { EditForm } from './EditForm.tsx'
import styles from './Forum.module.css'
import { Posted } from './Posted.tsx'
import { VoteKeys } from './VoteKeys.tsx'

/** One question with its votes, and what can be done with it. All of it is shown as text. */
export function QuestionItem({ question }: { question: Question }) {
  const now = useLive(session.$session, { state: 'unknown' })
  const [editing, setEditing] = useState(false)
  const sample = isSample(question)
  const own = !sample && now.state === 'member' && now.member.uid === question.uid

  return (
    <li className={styles['question']} id={anchorOf(question)}>
      <VoteKeys question={question} />
      <article className={styles['words']} aria-labelledby={`${anchorOf(question)}-title`}>
        <h3 id={`${anchorOf(question)}-title`}>{question.title}</h3>
        <p className={styles['about']}>
          {sample && <span className="tag">Sample</span>}
          <span className="tag">{question.category}</span>
          <Posted verb="Asked" user={askedBy(question.user)} at={question.at} />
        </p>
        {editing ? (
          <EditForm question={question} close={() => setEditing(false)} />
        ) : (
          question.details && <p className={styles['text']}>{question.details}</p>
        )}
        <div className={`row ${styles['deeds']}`}>
          {own && !editing && (
            <>
              <button className="key" type="button" onClick={() => setEditing(true)}>
                <Icon name="edit" />
                Edit
              </button>
              <button
                className="key key-stop"
                type="button"
                onClick={() => forum.remove(question.id)}
              >
                <Icon name="trash" />
                Delete
              </button>
            </>
          )}
          <a
            className={styles['report']}
            href={reportAddress(site.contact.email, question, `${site.url}/forum`)}
          >
            Report<span className="vh"> the question: {question.title}</span>
          </a>
        </div>
        {!sample && <Answers question={question} />}
      </article>
    </li>
  )
}
