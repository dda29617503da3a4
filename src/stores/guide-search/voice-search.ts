import { atom } from 'nanostores'

import type { Listening } from '#domain/guide-search/voice-search.ts'
import { sayAlert } from '#services/page.ts'
import { watchPageVisibility } from '#services/page-visibility.ts'
import { recognition } from '#services/speech-recognition.ts'
import type { RecognitionService } from '#services/speech-recognition.ts'
import { speech } from '#stores/read-aloud/speech.ts'

/** What voice search needs from the page; tests pass in their own. */
interface VoicePage {
  alert: (message: string) => void
  /** The microphone must not hear our own voice. */
  silence: () => void
  watchVisibility: typeof watchPageVisibility
}

/** Search by voice: one press listens, another stops. */
export function createVoiceSearch(service: RecognitionService, page: VoicePage) {
  const $listening = atom<Listening>({ state: 'idle' })
  let stop: (() => void) | undefined
  let watching = false

  function press() {
    if (stop) return stop()
    if (!service.supported()) {
      page.alert('Speech recognition not supported in this browser.')
      return
    }
    const end = () => stop?.()
    if (!watching) page.watchVisibility({ hidden: end, left: end })
    watching = true
    page.silence()
    $listening.set({ state: 'listening' })
    let over = false
    const stopListening = service.listen(end => {
      over = true
      stop = undefined
      if (end.how === 'heard') $listening.set({ state: 'heard', text: end.text })
      else if (end.how === 'failed') $listening.set({ state: 'failed', reason: end.reason })
      else $listening.set({ state: 'idle' })
    })
    if (!over) stop = stopListening
  }

  return { $listening, press }
}

export const voiceSearch = createVoiceSearch(recognition, {
  alert: sayAlert,
  silence: speech.silence,
  watchVisibility: watchPageVisibility,
})
