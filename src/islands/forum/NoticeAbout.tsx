import { anchorOf } from '#domain/forum/forum.ts'
import { noticeSentence } from '#domain/forum/notice-sentences.ts'
import { useLive } from '#islands/use-live.ts'
import { $forumNotice } from '#stores/forum/notice.ts'
import styles from './Forum.module.css'
import { LogInAgain } from './LogInAgain.tsx'

/** The outcome of an action, shown beside it: `about` is a question, or nothing for the list as a whole. */
export function NoticeAbout({ about }: { about: string }) {
  const notice = useLive($forumNotice, { state: 'none' })
  const here = notice.state !== 'none' && notice.action !== 'ask' && notice.about === about
  return (
    <p className={styles['notice']} role="status">
      {here && (
        <>
          {noticeSentence(notice)}{' '}
          <LogInAgain notice={notice} fragment={about && anchorOf({ id: about })} />
        </>
      )}
    </p>
  )
}
