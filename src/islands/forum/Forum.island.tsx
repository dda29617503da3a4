/**
 * Why an island? Questions, votes and who is here are only known in the browser.
 * Without JavaScript? The samples are there to read, and the page says what needs JavaScript.
 */
import { useEffect } from 'react'

import { filters, shownQuestions } from '#domain/forum.ts'
import type { Question } from '#domain/forum.ts'
import { useLive } from '#islands/use-live.ts'
import { forum } from '#stores/forum.ts'
import { forumNotice } from '#stores/forum-notice.ts'
import { AskForm } from './AskForm.tsx'
import styles from './Forum.module.css'
import { ListState } from './ListState.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import { noticeSentence } from './sentences.ts'

interface Props {
  samples: readonly Question[]
}

export function Forum({ samples }: Props) {
  const list = useLive(forum.$list, { state: 'idle' })
  const filter = useLive(forum.$filter, 'All')
  const notice = useLive(forumNotice, { state: 'none' })
  useEffect(() => forum.start(), [])

  const live = list.state === 'ready' ? list.value : []
  const shown = shownQuestions([...live, ...samples], filter)

  return (
    <div className={styles['forum']}>
      <ProfileHeader />
      <AskForm />
      <section className={styles['list']} aria-labelledby="questions">
        <h2 id="questions">Questions</h2>
        <fieldset className="needs-js">
          <legend className={styles['legend']}>Show</legend>
          <div className="choices">
            {filters.map(name => (
              <label key={name}>
                <input
                  type="radio"
                  name="filter"
                  checked={name === filter}
                  onChange={() => forum.$filter.set(name)}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <ListState list={list} />
        <p className={styles['notice']} role="status">
          {noticeSentence(notice)}
        </p>
        {shown.length === 0 ? (
          <p>No questions in this category yet.</p>
        ) : (
          <ul className={`card ${styles['questions']}`} role="list">
            {shown.map(question => (
              <QuestionItem key={question.id} question={question} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
