import { atom } from 'nanostores'

import { speechService } from '#services/speech.ts'
import type { SpeechService } from '#services/speech.ts'
import { speech } from '#stores/read-aloud/speech.ts'

/** Reads one step aloud, and then waits. */
export function createListen(
  service: Pick<SpeechService, 'supported' | 'say' | 'stop'>,
  settings: typeof speech.$settings,
) {
  const $speaking = atom(false)
  return {
    $speaking,
    isPossible: service.supported,
    say(text: string) {
      service.say(text, settings.get(), () => $speaking.set(false))
      $speaking.set(true)
    },
    stop: service.stop,
  }
}

export const listen = createListen(speechService, speech.$settings)
