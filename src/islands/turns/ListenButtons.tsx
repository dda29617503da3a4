import { sentenceOfPause } from '#domain/read-aloud/sentences.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { listen } from '#stores/turns/listen.ts'
import { sentencesOfStep } from './sentences-of-step.ts'

/** Reads the step aloud, once or again. */
export function ListenButton() {
  const isReading = useLive(listen.$reading, { state: 'idle' }).state === 'playing'
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={isReading ? 'Stop reading' : 'Listen to this step'}
      onClick={() => (isReading ? listen.stop() : listen.say(sentencesOfStep(document)))}
    >
      <Icon name={isReading ? 'pause' : 'listen'} />
    </button>
  )
}

/** Appears once the step has been heard, before all buttons of its row: so it moves none. */
export function SlowerButton() {
  const isHeard = useLive(listen.$isHeard, false)
  return (
    isHeard && (
      <button
        className="turn-link turn-slower"
        type="button"
        onClick={() => listen.saySlower(sentencesOfStep(document))}
      >
        Slower
      </button>
    )
  )
}

/** Why nothing is heard, where something should be. */
export function ListenTrouble() {
  const reading = useLive(listen.$reading, { state: 'idle' })
  return (
    <p role="status">
      {reading.state === 'paused' && sentenceOfPause(reading.why, 'Listen', 'this step')}
    </p>
  )
}
