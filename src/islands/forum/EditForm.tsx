import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'

import type { Question } from '#domain/forum/forum.ts'
import { draftProblems, parseDraft, readyDraft } from '#domain/forum/question-draft.ts'
import type { Draft, DraftProblems } from '#domain/forum/question-draft.ts'
import { ownQuestions } from '#stores/forum/own-questions.ts'
import { unsavedWords } from '#stores/unsaved-words.ts'
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
  const name = editFormOf(question)
  const [unsaved] = useState(() => unsavedWords.of(uid, name))
  const [draft, setDraft] = useState<Draft>(() =>
    unsaved === undefined ? { title, details, category } : parseDraft(unsaved),
  )
  const [problems, setProblems] = useState<DraftProblems>({})
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // After a reload nobody has pressed Edit.
  useEffect(() => {
    if (unsaved === undefined) form.current?.querySelector('input')?.focus()
  }, [unsaved])

  function type(changed: Partial<Draft>) {
    const typed = { ...draft, ...changed }
    setDraft(typed)
    unsavedWords.keep(uid, name, JSON.stringify(typed))
  }

  function end() {
    unsavedWords.forget(name)
    close()
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (saving) return
    setProblems(draftProblems(draft) ?? {})
    focusFirstProblem(form.current)
    const ready = readyDraft(draft)
    if (!ready) return
    setSaving(true)
    if (await ownQuestions.edit(question, ready)) end()
    else setSaving(false)
  }

  return (
    <form
      className={styles['form']}
      noValidate
      ref={form}
      aria-label={`Edit: ${title}`}
      onSubmit={onSubmit}
    >
      <QuestionFields id={`edit-${question.id}`} draft={draft} problems={problems} onType={type} />
      <div className="row">
        <SaveButtons saving={saving} close={end} />
      </div>
    </form>
  )
}
