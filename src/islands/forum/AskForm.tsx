import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'

import { emptyDraft } from '#domain/question-draft.ts'
import { useLive } from '#islands/use-live.ts'
import { questionForm } from '#stores/question-form.ts'
import { similarGuides } from '#stores/similar-guides.ts'
import { earlyWords } from './early-words.ts'
import styles from './Forum.module.css'
import { focusFirstProblem } from './focus-first-problem.ts'
import { QuestionFields } from './QuestionFields.tsx'

/** The form to ask. Guides that may help show up while the question is typed. */
export function AskForm() {
  const draft = useLive(questionForm.$draft, emptyDraft)
  const problems = useLive(questionForm.$problems, {})
  const sending = useLive(questionForm.$sending, false)
  const restored = useLive(questionForm.$restored, false)
  const similar = useLive(similarGuides.$similar, [])
  const form = useRef<HTMLFormElement>(null)

  const [early] = useState(() => earlyWords('ask'))

  useEffect(() => {
    if (Object.keys(early).length > 0) questionForm.type(early)
  }, [early])

  useEffect(() => similarGuides.look(draft.title), [draft.title])

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    await questionForm.send()
    focusFirstProblem(form.current)
  }

  return (
    <section className={`card needs-js ${styles['ask']}`} id="ask" aria-labelledby="ask-heading">
      <h2 id="ask-heading">Ask a question</h2>
      {restored && <p className="note note-good">What you wrote is still here.</p>}
      <form className={styles['form']} noValidate ref={form} onSubmit={onSubmit}>
        <QuestionFields
          id="ask"
          draft={draft}
          problems={problems}
          onType={questionForm.type}
          afterTitle={
            <div role="status">
              {similar.length > 0 && (
                <div className="note note-tell">
                  <h3>A guide may have the answer</h3>
                  <ul>
                    {similar.map(({ id, title }) => (
                      <li key={id}>
                        <a className={styles['similar']} href={`/issue/${id}`}>
                          {title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          }
        />
        <button className="key key-main" type="submit" disabled={sending}>
          {sending ? 'Sending…' : 'Ask the question'}
        </button>
      </form>
    </section>
  )
}
