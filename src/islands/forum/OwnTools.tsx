import type { Question } from '#domain/forum.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { ownQuestions } from '#stores/own-questions.ts'
import { EditForm } from './EditForm.tsx'

interface Props {
  question: Question
  editing: boolean
  setEditing: (editing: boolean) => void
}

/** Whoever asked may change and delete the question. Loaded when such a question is shown. */
export function OwnTools({ question, editing, setEditing }: Props) {
  if (editing) return <EditForm question={question} close={() => setEditing(false)} />
  return (
    <div className="row">
      <button className="key" type="button" onClick={() => setEditing(true)}>
        <Icon name="edit" />
        Edit<span className="vh"> your question</span>
      </button>
      <button className="key key-stop" type="button" onClick={() => ownQuestions.remove(question)}>
        <Icon name="trash" />
        Delete<span className="vh"> your question</span>
      </button>
    </div>
  )
}
