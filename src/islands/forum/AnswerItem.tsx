import { useEffect, useState } from 'react'

import { anchorOf, askedBy } from '#domain/forum/forum.ts'
import type { Answer, Question } from '#domain/forum/forum.ts'
import { answerPost } from '#domain/reportable.ts'
import { ReportButton } from '#islands/ui/report/ReportButton.tsx'
import { useUnsavedWords } from '#islands/ui/use-unsaved-words.ts'
import { answers } from '#stores/forum/answers.ts'
import { forum } from '#stores/forum/forum.ts'
import { unsavedWords } from '#stores/unsaved-words.ts'
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

/** The form that changes an answer, among those whose words are kept until they are saved. */
const editFormOf = ({ id }: Answer) => `edit answer ${id}`

/** One answer: whoever wrote it may change and delete it, everybody else may report it. */
export function AnswerItem({ question, answer, own }: Props) {
  const { id, text, user, at, edited } = answer
  const [open, setOpen] = useState(
    () => unsavedWords.of(answer.uid, editFormOf(answer)) !== undefined,
  )
  // Whoever logs in next must not find the form of another.
  const editing = own && open
  return (
    <li className={styles['answer']} tabIndex={-1}>
      {editing ? (
        <EditAnswer question={question} answer={answer} close={() => setOpen(false)} />
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
            edit={() => setOpen(true)}
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
  const name = editFormOf(answer)
  const { words, restored, saving, type, forget, save } = useUnsavedWords(
    answer.uid,
    name,
    answer.text,
  )
  const id = `edit-${answer.id}`
  // After a reload nobody has pressed Edit.
  useEffect(() => {
    if (!restored) document.getElementById(id)?.focus()
  }, [id, restored])

  function cancel() {
    forget()
    close()
  }

  async function send() {
    if (await save(() => answers.edit(question.id, answer.id, words))) close()
  }

  return (
    <AnswerField
      id={id}
      label="Change your answer"
      text={words}
      type={type}
      send={send}
      buttons={<SaveButtons saving={saving} close={cancel} />}
    />
  )
}
