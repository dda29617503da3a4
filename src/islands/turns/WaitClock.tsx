import { useEffect } from 'react'

import { onClock, waitInWords } from '#domain/turns/waits.ts'
import type { Wait } from '#domain/turns/waits.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { clock } from '#stores/turns/clock.ts'

interface Props {
  wait: Wait
  /** The seconds that are left, once it runs. */
  left: number | undefined
}

/** A count-down. It begins by itself where the step asks for nothing else. */
export function WaitClock({ wait, left }: Props) {
  const { seconds, isAll } = wait
  useEffect(() => {
    const stop = clock.follow()
    if (isAll && clock.$left.get() === undefined) clock.begin(seconds)
    return stop
  }, [seconds, isAll])

  if (left === undefined)
    return (
      <button className="button turn-start" type="button" onClick={() => clock.begin(seconds)}>
        <Icon name="clock" />
        Start a clock: {waitInWords(seconds)}
      </button>
    )
  return (
    <div className="turn-clock">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" />
        <circle
          className="turn-left"
          cx="50"
          cy="50"
          r="46"
          pathLength={seconds}
          strokeDasharray={`${left} ${seconds}`}
        />
      </svg>
      <p aria-hidden="true">
        <b>{left > 0 ? onClock(left) : 'Done'}</b>
        {left > 0 && (left < 60 ? 'seconds left' : 'minutes left')}
      </p>
      <p className="vh" role="status">
        {said(left, seconds)}
      </p>
    </div>
  )
}

/** For the ear: at the start, half-way and at the end. */
function said(left: number, seconds: number): string {
  if (left === 0) return 'The wait is over.'
  return left > seconds / 2
    ? `The wait has begun: ${waitInWords(seconds)}.`
    : 'Half of the wait is over.'
}
