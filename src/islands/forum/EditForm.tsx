import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'

import type { Question } from '#domain/forum/forum.ts'
import { draftProblems, parseDraft, readyDraft } from '#domain/forum/question-draft.ts'
import type { DraftProblems } from '#domain/forum/question-draft.ts'
import { useUnsavedWords } from '#islands/ui/use-unsaved-words.ts'
import { ownQuestions } from '#stores/forum/own-questions.ts'
import { focusFirstProblem } from './focus-first-problem.ts'
import styles from './Forum.module.css'
import { QuestionFields } from './QuestionFields.tsx'
import { SaveButtons } from './SaveButtons.tsx'

interface Props {
  question: Question
  close: () => void
}

/** The form that changes a question, among those whose words are kept until they are saved. */
export const editFormOf = ({ id }: Question) => `edit question ${id}`

/** Changes an own question. It stays open, with what was typed, until the change is saved; also across a reload. */
export function EditForm({ question, close }: Props) {
  const { title, details, category, uid } = question
  const { words, restored, saving, type, forget, save } = useUnsavedWords(
    uid,
    editFormOf(question),
    JSON.stringify({ title, details, category }),
  )
  const draft = parseDraft(words)
  const [problems, setProblems] = useState<DraftProblems>({})
  const form = useRef<HTMLFormElement>(null)
  // After a reload nobody has pressed Edit.
  useEffect(() => {
    if (!restored) form.current?.querySelector('input')?.focus()
  }, [restored])

  function cancel() {
    forget()
    close()
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (saving) return
    setProblems(draftProblems(draft) ?? {})
    focusFirstProblem(form.current)
    const ready = readyDraft(draft)
    if (!ready) return
    if (await save(() => ownQuestions.edit(question, ready))) close()
  }

  return (
    <form
      className={styles['form']}
      noValidate
      ref={form}
      aria-label={`Edit: ${title}`}
      onSubmit={onSubmit}
    >
      <QuestionFields
        id={`edit-${question.id}`}
        draft={draft}
        problems={problems}
        onType={changed => type(JSON.stringify({ ...draft, ...changed }))}
      />
      <div className="row">
        <SaveButtons saving={saving} close={cancel} />
      </div>
    </form>
  )
}
