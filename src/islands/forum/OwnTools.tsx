import type { Question } from '#domain/forum/forum.ts'
import { ownQuestions } from '#stores/forum/own-questions.ts'
import { EditForm } from './EditForm.tsx'
import { OwnButtons } from './OwnButtons.tsx'

interface Props {
  question: Question
  editing: boolean
  setEditing: (editing: boolean) => void
}

/** The asker may edit and delete the question. Loaded when such a question is shown. */
export function OwnTools({ question, editing, setEditing }: Props) {
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
