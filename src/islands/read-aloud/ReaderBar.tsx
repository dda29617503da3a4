import type { RefObject } from 'react'

import { sentenceOfPause } from '#domain/read-aloud/sentences.ts'
import type { Reading } from '#domain/read-aloud/sentences.ts'
import { nextQuickSpeed, speechPresets } from '#domain/read-aloud/speech.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { readAloud } from '#stores/read-aloud/read-aloud.ts'
import { speech } from '#stores/read-aloud/speech.ts'
// An address, not a module: a guide that is only read must not load these styles. React puts the link in.
import sheet from './reader-bar.css?url'

interface Props {
  now: Exclude<Reading, { state: 'idle' }>
  stop: () => void
  bar: RefObject<HTMLDivElement | null>
}

/** The reader at the foot of the screen: where we are, and the buttons to move. */
export function ReaderBar({ now, stop, bar }: Props) {
  const { speed } = useLive(speech.$settings, speechPresets)
  const part = useLive(readAloud.$sentences, [])[now.at]?.part
  const playing = now.state === 'playing'
  return (
    <div className="reader" role="region" aria-label="Read aloud" ref={bar}>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <p className="reader-place">
        {part && <b>{part}</b>}{' '}
        <span>
          Sentence {now.at + 1} of {now.of}
        </span>
      </p>
      <button className="button reader-play" type="button" onClick={readAloud.toggle}>
        <Icon name={playing ? 'pause' : 'play'} />
        {playing ? 'Pause' : 'Play'}
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label="Previous sentence"
        onClick={readAloud.previous}
      >
        <Icon name="skip-back" />
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label="Next sentence"
        onClick={readAloud.next}
      >
        <Icon name="skip-forward" />
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label={`Speed ${speed}×, change it`}
        onClick={() => speech.change({ speed: nextQuickSpeed(speed) })}
      >
        {speed}×
      </button>
      <button className="icon-button" type="button" aria-label="Stop reading" onClick={stop}>
        <Icon name="close" />
      </button>
      <p className="reader-error" role="status">
        {now.state === 'paused' && sentenceOfPause(now.why, 'Play', 'this sentence')}
      </p>
    </div>
  )
}
