import { useState } from 'react'

import { isSample } from '#domain/forum.ts'
import type { Question } from '#domain/forum.ts'
import { voteWords } from '#domain/vote.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { ownVotes } from '#stores/forum-member.ts'
import { forumNotice } from '#stores/forum-notice.ts'
import styles from './Forum.module.css'

/** Up, the count, down. After a press the count is read to those who do not see the keys. */
export function VoteKeys({ question }: { question: Question }) {
  const own = useLive(ownVotes, {})[question.id] ?? 0
  const [pressed, setPressed] = useState(false)
  const [count = '', word = '', ...rest] = voteWords(
    question.votes + (isSample(question) ? own : 0),
    own,
  ).split(' ')

  function vote(direction: 1 | -1) {
    setPressed(true)
    import('#stores/votes.ts').then(
      ({ votes }) => votes.vote(question, direction),
      () =>
        forumNotice.set({ state: 'failed', deed: 'vote', about: question.id, reason: 'offline' }),
    )
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
