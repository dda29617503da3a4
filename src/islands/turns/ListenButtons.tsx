import { sentenceOfPause } from '#domain/read-aloud/sentences.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { listen } from '#stores/turns/listen.ts'
import { sentencesOfStep } from './sentences-of-step.ts'

/** Reads the step aloud, once or again. What appears later moves neither this button nor the next. */
export function ListenButtons() {
  const { state } = useLive(listen.$reading, { state: 'idle' })
  const isHeard = useLive(listen.$isHeard, false)
  const isReading = state === 'playing'
  return (
    <>
      {isHeard && (
        <button
          className="turn-link turn-slower"
          type="button"
          onClick={() => listen.saySlower(sentencesOfStep(document))}
        >
          Slower
        </button>
      )}
      <button
        className="icon-button"
        type="button"
        aria-label={isReading ? 'Stop reading' : 'Listen to this step'}
        onClick={() => (isReading ? listen.stop() : listen.say(sentencesOfStep(document)))}
      >
        <Icon name={isReading ? 'pause' : 'listen'} />
      </button>
    </>
  )
}

/** Why nothing is heard, where something should be. */
export function ListenTrouble() {
  const reading = useLive(listen.$reading, { state: 'idle' })
  return (
    <p className="turn-trouble" role="status">
      {reading.state === 'paused' && sentenceOfPause(reading.why, 'Listen', 'this step')}
    </p>
  )
}
