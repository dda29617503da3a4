/**
 * Why an island? What is typed is kept on this device, and guides that may help show up beside it.
 * Without JavaScript? It stays away, and the page says that asking needs JavaScript.
 */
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'

import { anchorOf } from '#domain/forum/forum.ts'
import { noticeSentence } from '#domain/forum/notice-sentences.ts'
import { emptyDraft } from '#domain/forum/question-draft.ts'
import { useLive } from '#islands/use-live.ts'
import { $forumNotice } from '#stores/forum/notice.ts'
import { questionForm } from '#stores/forum/question-form.ts'
import { similarGuides } from '#stores/guide-search/similar-guides.ts'
import { earlyWords } from './early-words.ts'
import styles from './Forum.module.css'
import { focusFirstProblem } from './focus-first-problem.ts'
import { LogInAgain } from './LogInAgain.tsx'
import { QuestionFields } from './QuestionFields.tsx'

export function AskQuestion() {
  const draft = useLive(questionForm.$draft, emptyDraft)
  const problems = useLive(questionForm.$problems, {})
  const sending = useLive(questionForm.$sending, false)
  const restored = useLive(questionForm.$restored, false)
  const notice = useLive($forumNotice, { state: 'none' })
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
    <section
      className={`card needs-js ${styles['ask']}`}
      id="ask"
      tabIndex={-1}
      aria-labelledby="ask-heading"
    >
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
        {/* Not `disabled`, which would take the focus away; the store lets no second press through. */}
        <button className="button button-primary" type="submit" aria-disabled={sending}>
          {sending ? 'Sending…' : 'Ask the question'}
        </button>
        <p className={styles['notice']} role="status">
          {notice.state !== 'none' && notice.action === 'ask' && (
            <>
              {noticeSentence(notice)} <LogInAgain notice={notice} fragment="ask" />
              {notice.state === 'done' && (
                <a href={`#${anchorOf({ id: notice.about })}`}>Go to your question</a>
              )}
            </>
          )}
        </p>
      </form>
    </section>
  )
}
