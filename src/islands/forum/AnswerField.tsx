import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'

import { answerProblem } from '#domain/forum/answer-draft.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { directionOf } from '#islands/ui/writing-direction.ts'
import styles from './Forum.module.css'

interface Props {
  id: string
  label: string
  text: string
  type: (text: string) => void
  /** Called when the text is ready to be sent. */
  send: () => void
  buttons: ReactNode
}

/** The field of an answer, to write one and to change one. */
export function AnswerField({ id, label, text, type, send, buttons }: Props) {
  const [tried, setTried] = useState(false)
  const problem = tried ? answerProblem(text) : undefined

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const wrong = answerProblem(text) !== undefined
    setTried(wrong)
    if (wrong) document.getElementById(id)?.focus()
    else send()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        {problem && (
          <p className="error" id={`${id}-problem`}>
            <Icon name="octagon" />
            {problem}
          </p>
        )}
        <textarea
          id={id}
          dir={directionOf(text)}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={text}
          onChange={event => type(event.target.value)}
        />
      </div>
      <div className="row">{buttons}</div>
    </form>
  )
}
