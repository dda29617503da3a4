import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { anchorOf } from '#domain/forum.ts'
import type { Question } from '#domain/forum.ts'
import { answerProblem } from '#domain/question-draft.ts'
import { signInPath } from '#domain/session.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { answers } from '#stores/answers.ts'
import { session } from '#stores/session.ts'
import styles from './Forum.module.css'

/** Where a member answers. A guest finds the way to sign in, and back to this question. */
export function AnswerForm({ question }: { question: Question }) {
  const now = useLive(session.$session, { state: 'unknown' })
  const text = useLive(answers.$drafts, {})[question.id] ?? ''
  const [problem, setProblem] = useState<string | undefined>()
  const id = `${anchorOf(question)}-answer`
  if (now.state !== 'member')
    return (
      <p>
        <a href={signInPath(`/forum#${anchorOf(question)}`)}>Log in</a> to answer.
      </p>
    )
  const { member } = now

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const found = answerProblem(text)
    setProblem(found)
    if (found) document.getElementById(id)?.focus()
    else void answers.send(member, question.id)
  }

  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={id}>Your answer</label>
        {problem && (
          <p className="err" id={`${id}-problem`}>
            <Icon name="octagon" />
            {problem}
          </p>
        )}
        <textarea
          id={id}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={text}
          onChange={event => answers.type(question.id, event.target.value)}
        />
      </div>
      <button className="key key-main" type="submit">
        Send the answer
      </button>
    </form>
  )
}
