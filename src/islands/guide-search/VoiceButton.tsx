import { useEffect } from 'react'

import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { voiceSearch } from '#stores/guide-search/voice-search.ts'
import styles from './VoiceButton.module.css'

interface Props {
  /** Takes what was heard. It belongs into the search box, where the reader can correct it. */
  onHeard: (text: string) => void
}

/** Starts listening, and stops it: a second press finds the button where the first did. */
export function VoiceButton({ onHeard }: Props) {
  const listening = useLive(voiceSearch.$listening, { state: 'idle' }).state === 'listening'

  useEffect(
    () =>
      voiceSearch.$listening.listen(next => {
        if (next.state === 'heard') onHeard(next.text)
      }),
    [onHeard],
  )

  return (
    <button className="button needs-js" type="button" onClick={voiceSearch.press}>
      <Icon name={listening ? 'stop-square' : 'microphone'} />
      <span className={styles['labels']}>
        <span aria-hidden={listening}>Search by voice</span>
        <span aria-hidden={!listening}>Stop listening</span>
      </span>
    </button>
  )
}
