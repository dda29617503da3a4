import { anchorOf } from '#domain/forum/forum.ts'
import type { Question } from '#domain/forum/forum.ts'
import { signInPath } from '#domain/sign-in/session.ts'
import { useLive } from '#islands/use-live.ts'
import { answers } from '#stores/forum/answers.ts'
import { forum } from '#stores/forum/forum.ts'
import { session } from '#stores/sign-in/session.ts'
import { AnswerField } from './AnswerField.tsx'

/** Where a member answers. A guest finds the way to sign in, and back to this question. */
export function AnswerForm({ question }: { question: Question }) {
  const now = useLive(session.$session, { state: 'unknown' })
  const text = useLive(answers.$drafts, {})[question.id] ?? ''
  const sending = useLive(answers.$sending, []).includes(question.id)
  if (now.state !== 'member')
    return (
      <p>
        <a href={signInPath(forum.path(anchorOf(question)))}>Log in</a> to answer.
      </p>
    )
  const { member } = now
  return (
    <AnswerField
      id={`${anchorOf(question)}-answer`}
      label="Your answer"
      text={text}
      type={typed => answers.type(question.id, typed)}
      send={() => void answers.send(member, question.id)}
      buttons={
        <button className="button button-primary" type="submit" aria-disabled={sending}>
          {sending ? 'Sending…' : 'Send the answer'}
        </button>
      }
    />
  )
}
