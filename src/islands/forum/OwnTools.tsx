import { useEffect } from 'react'

import type { Question } from '#domain/forum/forum.ts'
import { ownQuestions } from '#stores/forum/own-questions.ts'
import { unsavedWords } from '#stores/unsaved-words.ts'
import { EditForm, editFormOf } from './EditForm.tsx'
import { OwnButtons } from './OwnButtons.tsx'

interface Props {
  question: Question
  editing: boolean
  setEditing: (editing: boolean) => void
}

/** The asker may edit and delete the question. Loaded when such a question is shown. */
export function OwnTools({ question, editing, setEditing }: Props) {
  const isBegun = unsavedWords.of(question.uid, editFormOf(question)) !== undefined
  useEffect(() => {
    if (isBegun) setEditing(true)
  }, [isBegun, setEditing])

  return (
    <>
      {editing && <EditForm question={question} close={() => setEditing(false)} />}
      <OwnButtons
        post="question"
        editing={editing}
        edit={() => setEditing(true)}
        remove={() => ownQuestions.remove(question)}
      />
    </>
  )
}
