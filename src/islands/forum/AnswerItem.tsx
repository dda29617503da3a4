import { useState } from 'react'

import { askedBy } from '#domain/forum.ts'
import type { Answer, Question } from '#domain/forum.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { answers } from '#stores/answers.ts'
import { AnswerField } from './AnswerField.tsx'
import styles from './Forum.module.css'
import { Posted } from './Posted.tsx'
import { ReportKey } from './ReportKey.tsx'
import { SaveKeys } from './SaveKeys.tsx'

interface Props {
  question: Question
  answer: Answer
  own: boolean
}

/** One answer: whoever wrote it may change and delete it, everybody else may report it. */
export function AnswerItem({ question, answer, own }: Props) {
  const [editing, setEditing] = useState(false)
  return (
    <li className={styles['answer']}>
      {editing ? (
        <EditAnswer question={question} answer={answer} close={() => setEditing(false)} />
      ) : (
        <p className={styles['text']}>{answer.text}</p>
      )}
      <Posted verb="Answered" user={askedBy(answer.user)} at={answer.at} edited={answer.edited} />
      {own && !editing && (
        <div className="row">
          <button className="key" type="button" onClick={() => setEditing(true)}>
            <Icon name="edit" />
            Edit<span className="vh"> your answer</span>
          </button>
          <button
            className="key key-stop"
            type="button"
            onClick={() => answers.remove(question.id, answer.id)}
          >
            <Icon name="trash" />
            Delete<span className="vh"> your answer</span>
          </button>
        </div>
      )}
      {!own && <ReportKey question={question} answer={answer} />}
    </li>
  )
}

function EditAnswer({ question, answer, close }: Omit<Props, 'own'> & { close: () => void }) {
  const [text, setText] = useState(answer.text)
  return (
    <AnswerField
      id={`edit-${answer.id}`}
      label="Change your answer"
      text={text}
      type={setText}
      send={async () => {
        if (await answers.edit(question.id, answer.id, text)) close()
      }}
      keys={<SaveKeys close={close} />}
    />
  )
}
