import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'

import type { Question } from '#domain/forum/forum.ts'
import { refocus } from '#islands/ui/refocus.ts'
import { ownQuestions } from '#stores/forum/own-questions.ts'
import { EditForm } from './EditForm.tsx'
import styles from './Forum.module.css'

interface Props {
  question: Question
  editing: boolean
  setEditing: (editing: boolean) => void
}

/** Whoever asked may change and delete the question. Loaded when such a question is shown. */
export function OwnTools({ question, editing, setEditing }: Props) {
  const edit = useRef<HTMLButtonElement>(null)
  const before = useRef(editing)
  useEffect(() => {
    if (before.current && !editing) edit.current?.focus()
    before.current = editing
  }, [editing])

  /** The question goes, or only its words: the reader goes on there, or at the next one. */
  async function remove({ currentTarget }: MouseEvent) {
    const here = currentTarget.closest('li')
    const next = here?.nextElementSibling ?? here?.previousElementSibling
    const heading = here?.closest('section')?.querySelector('h2')
    await ownQuestions.remove(question)
    refocus(here, next, heading)
  }

  if (editing) return <EditForm question={question} close={() => setEditing(false)} />
  return (
    <>
      <button className={styles['tool']} type="button" ref={edit} onClick={() => setEditing(true)}>
        Edit<span className="vh"> your question</span>
      </button>
      <button className={styles['tool']} type="button" onClick={remove}>
        Delete<span className="vh"> your question</span>
      </button>
    </>
  )
}
