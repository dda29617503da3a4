import { useEffect, useState } from 'react'

import { anchorOf, isSample } from '#domain/forum/forum.ts'
import type { Question } from '#domain/forum/forum.ts'
import { questionPost } from '#domain/reportable.ts'
import { ReportButton } from '#islands/ui/report/ReportButton.tsx'
import { usePart } from '#islands/ui/use-part.ts'
import { useLive } from '#islands/use-live.ts'
import { arrive, forum } from '#stores/forum/forum.ts'
import { $ownUid } from '#stores/forum/member.ts'
import { Answers, AnswersButton } from './Answers.tsx'
import styles from './Forum.module.css'
import { NoticeAbout } from './NoticeAbout.tsx'
import { Posted } from './Posted.tsx'
import { VoteButtons } from './VoteButtons.tsx'

const loadTools = () => import('./OwnTools.tsx')

/** One question with its votes, and what can be done with it. Everything is shown as plain text. */
export function QuestionItem({ question }: { question: Question }) {
  const { id, title, details, category, user, at, edited, deleted } = question
  const sample = isSample(question)
  const anchor = anchorOf(question)
  const [editing, setEditing] = useState(false)
  const [open, setOpen] = useState(false)
  const me = useLive($ownUid, '')
  const own = me !== '' && me === question.uid
  const [tools] = usePart(own, loadTools)
  const Tools = tools.state === 'ready' ? tools.value.OwnTools : undefined

  useEffect(() => {
    if (!sample) arrive(id)
  }, [id, sample])

  return (
    <li className={styles['question']} id={anchor} tabIndex={-1}>
      {deleted ? <span /> : <VoteButtons question={question} isOwn={own} />}
      <article className={styles['words']} aria-labelledby={`${anchor}-title`}>
        <h3 id={`${anchor}-title`} className={deleted ? 'soft' : undefined} dir="auto">
          {deleted ? 'This question was deleted by whoever asked it' : title}
        </h3>
        <p className={styles['about']}>
          {sample && <span className="tag">Sample</span>}
          <span className="tag">{category}</span>
          {!deleted && <Posted verb="Asked" user={user} at={at} edited={edited} />}
        </p>
        {details && !(own && editing) && (
          <p className={styles['text']} dir="auto">
            {details}
          </p>
        )}
        {!sample && (
          <div className={styles['tools']}>
            <AnswersButton question={question} open={open} setOpen={setOpen} />
            {own && Tools && (
              <Tools question={question} editing={editing} setEditing={setEditing} />
            )}
            {!own && !deleted && (
              <ReportButton
                about={{
                  kind: 'question',
                  post: questionPost(id),
                  path: forum.path(anchor),
                  name: `the question: ${title}`,
                }}
              />
            )}
          </div>
        )}
        <NoticeAbout about={id} />
        {!sample && <Answers question={question} open={open} />}
      </article>
    </li>
  )
}
