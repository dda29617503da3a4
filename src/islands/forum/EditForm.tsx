import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'

import type { Question } from '#domain/forum/forum.ts'
import { draftProblems, readyDraft } from '#domain/forum/question-draft.ts'
import type { Draft, DraftProblems } from '#domain/forum/question-draft.ts'
import { ownQuestions } from '#stores/forum/own-questions.ts'
import { focusFirstProblem } from './focus-first-problem.ts'
import styles from './Forum.module.css'
import { QuestionFields } from './QuestionFields.tsx'
import { SaveButtons } from './SaveButtons.tsx'

interface Props {
  question: Question
  close: () => void
}

/** Changes an own question. It stays open, with what was typed, until the change is saved. */
export function EditForm({ question, close }: Props) {
  const { title, details, category } = question
  const [draft, setDraft] = useState<Draft>({ title, details, category })
  const [problems, setProblems] = useState<DraftProblems>({})
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (saving) return
    setProblems(draftProblems(draft) ?? {})
    focusFirstProblem(form.current)
    const ready = readyDraft(draft)
    if (!ready) return
    setSaving(true)
    if (await ownQuestions.edit(question, ready)) close()
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
      <QuestionFields
        id={`edit-${question.id}`}
        draft={draft}
        problems={problems}
        onType={changed => setDraft({ ...draft, ...changed })}
      />
      <div className="row">
        <SaveButtons saving={saving} close={close} />
      </div>
    </form>
  )
}
