/**
 * Why an island? Questions and votes are only known in the browser.
 * Without JavaScript? The samples are there to read, and the page says what needs JavaScript.
 */
import { useEffect, useMemo, useRef } from 'react'

import { shownQuestions } from '#domain/forum/forum.ts'
import type { Question } from '#domain/forum/forum.ts'
import { useLive } from '#islands/use-live.ts'
import { firstView, forum, memberIsHere } from '#stores/forum/forum.ts'
import styles from './Forum.module.css'
import { ListState } from './ListState.tsx'
import { MoreButton } from './MoreButton.tsx'
import { NamedQuestion } from './NamedQuestion.tsx'
import { NoticeAbout } from './NoticeAbout.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import { Samples } from './Samples.tsx'
import { ViewChoice } from './ViewChoice.tsx'

interface Props {
  samples: readonly Question[]
}

export function Questions({ samples }: Props) {
  const list = useLive(forum.$list, { questions: [], reading: { state: 'idle' } })
  const { filter } = useLive(forum.$view, firstView)

  useEffect(() => {
    forum.start()
    // A member's votes load beside the list, which is readable without them.
    if (memberIsHere())
      void import('#stores/forum/votes.ts').then(
        ({ votes }) => votes.follow(),
        () => undefined,
      )
  }, [])

  const { questions, reading } = list
  const shownSamples = useMemo(() => shownQuestions(samples, filter), [samples, filter])
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <section className={styles['list']} aria-labelledby="questions">
      <h2 id="questions" tabIndex={-1} ref={heading}>
        Questions
      </h2>
      <ViewChoice />
      <NamedQuestion />
      <ListState
        reading={reading}
        none={questions.length === 0}
        retry={() => {
          void forum.load()
          // The button disappears with the press.
          heading.current?.focus()
        }}
      />
      <NoticeAbout about="" />
      {questions.length > 0 && (
        <ul className={`card ${styles['questions']}`} role="list">
          {questions.map(question => (
            <QuestionItem key={question.id} question={question} />
          ))}
          <MoreButton reading={reading} />
        </ul>
      )}
      <Samples samples={shownSamples} fold={reading.state === 'ready' && questions.length > 0} />
    </section>
  )
}
