/**
 * Why an island? Questions and votes are only known in the browser.
 * Without JavaScript? The samples are there to read, and the page says what needs JavaScript.
 */
import { useEffect } from 'react'

import { shownQuestions } from '#domain/forum.ts'
import type { Question } from '#domain/forum.ts'
import { useLive } from '#islands/use-live.ts'
import { firstView, forum, memberIsHere } from '#stores/forum.ts'
import styles from './Forum.module.css'
import { ListState } from './ListState.tsx'
import { MoreKey } from './MoreKey.tsx'
import { NoticeAbout } from './NoticeAbout.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import { ViewChoice } from './ViewChoice.tsx'

interface Props {
  samples: readonly Question[]
}

export function Questions({ samples }: Props) {
  const list = useLive(forum.$list, { questions: [], reading: { state: 'idle' } })
  const { filter } = useLive(forum.$view, firstView)

  useEffect(() => {
    forum.start()
    // The votes of a member are asked for beside the list. Without them the list is no less readable.
    if (memberIsHere())
      void import('#stores/votes.ts').then(
        ({ votes }) => votes.follow(),
        () => undefined,
      )
  }, [])

  const shown = [...list.questions, ...shownQuestions(samples, filter)]

  return (
    <section className={styles['list']} aria-labelledby="questions">
      <h2 id="questions">Questions</h2>
      <ViewChoice />
      <ListState reading={list.reading} none={list.questions.length === 0} />
      <NoticeAbout about="" />
      {shown.length === 0 ? (
        <p>No questions in this category yet.</p>
      ) : (
        <ul className={`card ${styles['questions']}`} role="list">
          {list.questions.map(question => (
            <QuestionItem key={question.id} question={question} />
          ))}
          <MoreKey reading={list.reading} />
          {shownQuestions(samples, filter).map(question => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </ul>
      )}
    </section>
  )
}
