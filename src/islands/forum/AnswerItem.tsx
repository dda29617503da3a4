import { useEffect, useState } from 'react'

import { anchorOf, askedBy } from '#domain/forum/forum.ts'
import type { Answer, Question } from '#domain/forum/forum.ts'
import { answerPost } from '#domain/reportable.ts'
import { ReportButton } from '#islands/ui/report/ReportButton.tsx'
import { answers } from '#stores/forum/answers.ts'
import { forum } from '#stores/forum/forum.ts'
import { AnswerField } from './AnswerField.tsx'
import styles from './Forum.module.css'
import { OwnButtons } from './OwnButtons.tsx'
import { Posted } from './Posted.tsx'
import { SaveButtons } from './SaveButtons.tsx'

interface Props {
  question: Question
  answer: Answer
  own: boolean
}

/** One answer: whoever wrote it may change and delete it, everybody else may report it. */
export function AnswerItem({ question, answer, own }: Props) {
  const [editing, setEditing] = useState(false)
  const { id, text, user, at, edited } = answer
  return (
    <li className={styles['answer']} tabIndex={-1}>
      {editing ? (
        <EditAnswer question={question} answer={answer} close={() => setEditing(false)} />
      ) : (
        <p className={styles['text']} dir="auto">
          {text}
        </p>
      )}
      <Posted verb="Answered" user={user} at={at} edited={edited} />
      <div className={styles['tools']}>
        {own ? (
          <OwnButtons
            post="answer"
            editing={editing}
            edit={() => setEditing(true)}
            remove={() => answers.remove(question.id, id)}
          />
        ) : (
          <ReportButton
            about={{
              kind: 'answer',
              post: answerPost(question.id, id),
              path: forum.path(anchorOf(question)),
              name: `the answer by ${askedBy(user)}`,
            }}
          />
        )}
      </div>
    </li>
  )
}

function EditAnswer({ question, answer, close }: Omit<Props, 'own'> & { close: () => void }) {
  const [text, setText] = useState(answer.text)
  const [saving, setSaving] = useState(false)
  const id = `edit-${answer.id}`
  useEffect(() => document.getElementById(id)?.focus(), [id])

  async function save() {
    if (saving) return
    setSaving(true)
    if (await answers.edit(question.id, answer.id, text)) close()
    else setSaving(false)
  }

  return (
    <AnswerField
      id={id}
      label="Change your answer"
      text={text}
      type={setText}
      send={save}
      buttons={<SaveButtons saving={saving} close={close} />}
    />
  )
}
