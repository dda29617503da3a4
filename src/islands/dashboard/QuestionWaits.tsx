import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { $waitingQuestion } from '#stores/forum/waiting-question.ts'

/** A reader who wanted to ask and had to register first lands here, not in the forum. */
export function QuestionWaits() {
  const waiting = useLive($waitingQuestion, 'none')
  if (waiting === 'none') return null
  return (
    <a className="go" href="/forum#ask">
      <Icon name="message" />
      <span>
        {waiting === 'ready'
          ? 'Your question is ready: post it'
          : 'You have begun a question: go on with it'}
        <small>It waits in the forum, and nobody has seen it yet</small>
      </span>
    </a>
  )
}
