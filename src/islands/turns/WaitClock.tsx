import { useEffect, useState } from 'react'

import { inFives, onClock, waitAloud, waitInWords } from '#domain/turns/waits.ts'
import type { Wait } from '#domain/turns/waits.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { useReducedMotion } from '#islands/use-reduced-motion.ts'
import { clock } from '#stores/turns/clock.ts'

interface Props {
  wait: Wait
  /** The seconds that are left, once it runs. */
  left: number | undefined
}

/** A count-down. It begins by itself where the step asks for nothing else. */
export function WaitClock({ wait, left }: Props) {
  const { seconds, isAll } = wait
  const isCalm = useReducedMotion()
  useEffect(() => {
    const stop = clock.follow()
    if (isAll && clock.$left.get() === undefined) clock.begin(seconds)
    return stop
  }, [seconds, isAll])

  return (
    <>
      {left === undefined ? (
        <button className="button turn-start" type="button" onClick={() => clock.begin(seconds)}>
          <Icon name="clock" />
          Start a clock: {waitInWords(seconds)}
        </button>
      ) : (
        <Face left={isCalm ? inFives(left, seconds) : left} seconds={seconds} />
      )}
      <WaitAloud left={left} seconds={seconds} />
      {clock.canSound() && <SoundButton />}
    </>
  )
}

function Face({ left, seconds }: { left: number; seconds: number }) {
  return (
    <div className="turn-clock" aria-hidden="true">
      <svg viewBox="0 0 100 100">
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
      <p>
        <b>{left > 0 ? onClock(left) : 'Done'}</b>
        {left > 0 && (left < 60 ? 'seconds left' : 'minutes left')}
      </p>
    </div>
  )
}

/** For the ear: at the start, half-way and at the end. */
function WaitAloud({ left, seconds }: { left: number | undefined; seconds: number }) {
  const [first, setFirst] = useState<number | undefined>()
  const isRunning = left !== undefined
  useEffect(() => {
    if (!isRunning) return
    // A region that comes with its words is not read: the words follow.
    const timer = setTimeout(() => setFirst(clock.$left.get()), 300)
    return () => clearTimeout(timer)
  }, [isRunning])
  return (
    <p className="vh" role="status">
      {left !== undefined && first !== undefined && waitAloud(left, seconds, first)}
    </p>
  )
}

function SoundButton() {
  const sound = useLive(clock.$sound, 'off')
  return (
    <div className="turn-send">
      <button
        className="button"
        type="button"
        aria-pressed={sound === 'on'}
        onClick={() => void clock.toggleSound()}
      >
        <Icon name="speaker" />
        Sound at the end
      </button>
      <p role="status">{sound === 'refused' && 'This browser did not allow the sound.'}</p>
    </div>
  )
}
