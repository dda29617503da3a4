import { assertNever } from '#domain/result.ts'
import type { Listening, ListenFailure } from '#domain/guide-search/voice-search.ts'
import { useLive } from '#islands/use-live.ts'
import { voiceSearch } from '#stores/guide-search/voice-search.ts'

const failures: Record<ListenFailure, string> = {
  'no-speech': 'I heard nothing. Press the button and speak after a moment, or type your words.',
  denied:
    'The microphone is not allowed for this site. Allow it in your browser’s site settings, or type your words.',
  'no-microphone': 'I found no microphone. Connect one, or type your words.',
  network: 'Listening needs the internet, and it did not answer. Try again, or type your words.',
  failed: 'Listening did not work this time. Try again, or type your words.',
}

/** What happens to search by voice, in a plain sentence. Below the buttons, which it must not move. */
export function VoiceNote() {
  const now = useLive(voiceSearch.$listening, { state: 'idle' })
  return <p role="status">{sentenceFor(now)}</p>
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
      return assertNever(now)
  }
}
