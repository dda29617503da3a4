import { atom, computed } from 'nanostores'
import type { ReadableAtom } from 'nanostores'

import type { Sentence } from '#domain/read-aloud/sentences.ts'
import { slowerSpeed } from '#domain/read-aloud/speech.ts'
import type { SpeechSettings } from '#domain/read-aloud/speech.ts'
import { speechService } from '#services/speech.ts'
import type { SpeechService } from '#services/speech.ts'
import { createReadAloud } from '#stores/read-aloud/read-aloud.ts'
import { speech } from '#stores/read-aloud/speech.ts'

/** Reads one step aloud, and then waits. */
export function createListen(
  service: SpeechService,
  $settings: ReadableAtom<SpeechSettings>,
  canSpeak: () => boolean,
) {
  /** Holds for one reading; the reader's own speed stays as it is. */
  const $isSlow = atom(false)
  const $pace = computed([$settings, $isSlow], (settings, isSlow) =>
    isSlow ? { ...settings, speed: slowerSpeed(settings.speed) } : settings,
  )
  const { $reading, load, play, stop } = createReadAloud(service, $pace, canSpeak)
  const $isHeard = atom(false)

  function read(sentences: readonly Sentence[], isSlow: boolean) {
    stop()
    $isSlow.set(isSlow)
    load(sentences)
    play()
    $isHeard.set(true)
  }

  return {
    $reading,
    /** Whether this step has been read once: then it can be read more slowly. */
    $isHeard,
    isPossible: service.supported,
    say: (sentences: readonly Sentence[]) => read(sentences, false),
    saySlower: (sentences: readonly Sentence[]) => read(sentences, true),
    stop,
    /** Another step is shown. */
    leave() {
      stop()
      $isHeard.set(false)
    },
  }
}

export const listen = createListen(speechService, speech.$settings, speech.canSpeak)
