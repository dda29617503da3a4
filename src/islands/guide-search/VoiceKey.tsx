import { useEffect } from 'react'

import { never } from '#domain/result.ts'
import type { Listening, ListenFailure } from '#domain/voice-search.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { voiceSearch } from '#stores/voice-search.ts'
import styles from './VoiceKey.module.css'

interface Props {
  /** Takes what was heard. It belongs into the search box, where the reader can mend it. */
  onHeard: (text: string) => void
}

const failures: Record<ListenFailure, string> = {
  'no-speech': 'I heard nothing. Press the key and speak after a moment, or type your words.',
  denied:
    'The microphone is not allowed for this site. Allow it in your browser’s site settings, or type your words.',
  'no-microphone': 'I found no microphone. Connect one, or type your words.',
  network: 'Listening needs the internet, and it did not answer. Try again, or type your words.',
  failed: 'Listening did not work this time. Try again, or type your words.',
}

/** Search by voice: the key, and what happens in a plain sentence. */
export function VoiceKey({ onHeard }: Props) {
  const now = useLive(voiceSearch.$listening, { state: 'idle' })

  useEffect(
    () =>
      voiceSearch.$listening.listen(next => {
        if (next.state === 'heard') onHeard(next.text)
      }),
    [onHeard],
  )

  const listening = now.state === 'listening'
  return (
    <div className={`needs-js ${styles['voice']}`}>
      <button className="key" type="button" onClick={voiceSearch.press}>
        <Icon name={listening ? 'stop-square' : 'microphone'} />
        {listening ? 'Stop listening' : 'Search by voice'}
      </button>
      <p className={styles['said']} role="status">
        {sentenceFor(now)}
      </p>
    </div>
  )
}

function sentenceFor(now: Listening): string {
  switch (now.state) {
    case 'idle':
      return ''
    case 'listening':
      return 'Listening. Say what is wrong, for example “my printer does not print”.'
    case 'heard':
      return `I heard “${now.text}”. You can change it in the search box.`
    case 'failed':
      return failures[now.reason]
    default:
      return never(now)
  }
}
