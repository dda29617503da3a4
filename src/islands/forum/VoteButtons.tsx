import { useState } from 'react'

import { isSample } from '#domain/forum/forum.ts'
import type { Question } from '#domain/forum/forum.ts'
import { voteWords } from '#domain/forum/vote.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { $ownVotes } from '#stores/forum/member.ts'
import { $forumNotice } from '#stores/forum/notice.ts'
import styles from './Forum.module.css'

interface Props {
  question: Question
  /** Nobody votes on their own question: it only shows its count. */
  isOwn: boolean
}

/** Up, the count, down. After a press the count is read to those who do not see the buttons. */
export function VoteButtons({ question, isOwn }: Props) {
  const own = useLive($ownVotes, {})[question.id] ?? 0
  const [pressed, setPressed] = useState(false)
  const votes = question.votes + (isSample(question) ? own : 0)
  const words = voteWords(votes, own)

  function vote(direction: 1 | -1) {
    setPressed(true)
    import('#stores/forum/votes.ts').then(
      ({ votes }) => votes.vote(question, direction),
      () =>
        $forumNotice.set({
          state: 'failed',
          action: 'vote',
          about: question.id,
          reason: 'not-loaded',
        }),
    )
  }

  const button = (direction: 1 | -1, name: string, icon: string) => (
    <button
      className="icon-button needs-js"
      type="button"
      aria-pressed={own === direction}
      aria-label={`${name}: ${question.title}`}
      onClick={() => vote(direction)}
    >
      <Icon name={icon} />
    </button>
  )

  return (
    <div className={styles['votes']}>
      {!isOwn && button(1, 'Vote up', 'vote-up')}
      <p role={pressed ? 'status' : undefined}>
        <b>{votes}</b> <span className="small soft">{words.unit}</span>
        {words.own && <span className="vh">, {words.own}</span>}
      </p>
      {!isOwn && button(-1, 'Vote down', 'vote-down')}
    </div>
  )
}
