import { useEffect, useRef } from 'react'

import { newsWords } from '#domain/forum/answer-news.ts'
import { anchorOf } from '#domain/forum/forum.ts'
import { failureSentence } from '#domain/forum/failure-sentences.ts'
import { assertNever } from '#domain/result.ts'
import { useLive } from '#islands/use-live.ts'
import { answerNews } from '#stores/forum/answer-news.ts'
import type { NewsState } from '#stores/forum/answer-news.ts'
import styles from './Dashboard.module.css'

/** What has happened since the member was last here: answers to own questions. */
export function Notifications({ uid }: { uid: string }) {
  const news = useLive<NewsState>(answerNews.$news, { state: 'loading' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void answerNews.load(uid), [uid])

  /** The button disappears with the press. */
  function tryAgain() {
    heading.current?.focus()
    void answerNews.load(uid)
  }

  return (
    <section className={`card ${styles['sheet']}`} aria-labelledby="notifications">
      <h2 id="notifications" tabIndex={-1} ref={heading}>
        Notifications
      </h2>
      <News news={news} tryAgain={tryAgain} />
    </section>
  )
}

function News({ news, tryAgain }: { news: NewsState; tryAgain: () => void }) {
  switch (news.state) {
    case 'idle':
    case 'loading':
      return <p className="soft">One moment …</p>
    case 'failed':
      return (
        <div className={styles['sheet']} role="status">
          <p>Whether anybody has answered you is not known. {failureSentence(news.reason)}</p>
          <button className="button" type="button" onClick={tryAgain}>
            Try again
          </button>
        </div>
      )
    case 'ready':
      if (news.value.length === 0) return <p>No new notifications.</p>
      return (
        <ul className={styles['list']} role="list">
          {news.value.map(({ question, title, count }) => (
            <li key={question}>
              <a href={`/forum#${anchorOf({ id: question })}`}>{newsWords(count)}</a> to “
              <bdi>{title}</bdi>”
            </li>
          ))}
        </ul>
      )
    default:
      return assertNever(news)
  }
}
