import { useState } from 'react'

import { isSample } from '#domain/forum.ts'
import type { Question } from '#domain/forum.ts'
import { voteWords } from '#domain/vote.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { forum } from '#stores/forum.ts'
import styles from './Forum.module.css'

/** Up, the count, down. After a press the count is read to those who do not see the keys. */
export function VoteKeys({ question }: { question: Question }) {
  const live = useLive(forum.$votes, {})
  const here = useLive(forum.$sampleVotes, {})
  const [pressed, setPressed] = useState(false)
  const sample = isSample(question)
  const own = (sample ? here : live)[question.id] ?? 0
  const [count = '', word = '', ...rest] = voteWords(
    question.votes + (sample ? own : 0),
    own,
  ).split(' ')

  function vote(direction: 1 | -1) {
    setPressed(true)
    void forum.vote(question, direction)
  }

  return (
    <div className={styles['votes']}>
      <button
        className="bare needs-js"
        type="button"
        aria-pressed={own === 1}
        aria-label={`Vote up: ${question.title}`}
        onClick={() => vote(1)}
      >
        <Icon name="vote-up" />
      </button>
      <p role={pressed ? 'status' : undefined}>
        <b>{count}</b> <span className="small soft">{word.replace(',', '')}</span>
        <span className="vh">
          {own !== 0 && ', '}
          {rest.join(' ')}
        </span>
      </p>
      <button
        className="bare needs-js"
        type="button"
        aria-pressed={own === -1}
        aria-label={`Vote down: ${question.title}`}
        onClick={() => vote(-1)}
      >
        <Icon name="vote-down" />
      </button>
    </div>
  )
}
