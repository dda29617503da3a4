import { SPEECH_LANGUAGE } from '#domain/read-aloud/speech.ts'
import { heardText, listenFailure } from '#domain/guide-search/voice-search.ts'
import type { ListenFailure } from '#domain/guide-search/voice-search.ts'
import { findRecogniser } from './recogniser.ts'
import type { Recogniser } from './recogniser.ts'

/** How listening ended: with words, by the reader, or for a reason. */
export type ListenEnd =
  { how: 'heard'; text: string } | { how: 'stopped' } | { how: 'failed'; reason: ListenFailure }

export interface RecognitionService {
  supported: () => boolean
  /** Listens once. Calls back once. Returns a function that stops listening. */
  listen: (ended: (end: ListenEnd) => void) => () => void
}

/** Speech recognition by the browser: en-US, a single result. */
export function createRecognition(
  recogniser: () => (new () => Recogniser) | undefined,
): RecognitionService {
  function listen(ended: (end: ListenEnd) => void) {
    const Recogniser = recogniser()
    let open = true
    const end = (how: ListenEnd) => {
      if (!open) return
      open = false
      ended(how)
    }
    if (!Recogniser) {
      end({ how: 'failed', reason: 'failed' })
      return () => {}
    }
    const listener = new Recogniser()
    listener.lang = SPEECH_LANGUAGE
    listener.continuous = false
    listener.interimResults = false
    listener.maxAlternatives = 1
    listener.addEventListener('result', event => {
      const text = heardText((event as SpeechRecognitionEvent).results[0]?.[0]?.transcript ?? '')
      end(text ? { how: 'heard', text } : { how: 'failed', reason: 'no-speech' })
    })
    listener.addEventListener('error', event => {
      const reason = listenFailure((event as SpeechRecognitionErrorEvent).error)
      end(reason ? { how: 'failed', reason } : { how: 'stopped' })
    })
    // It ends without a result when the microphone heard no words.
    listener.addEventListener('end', () => end({ how: 'failed', reason: 'no-speech' }))
    try {
      listener.start()
    } catch {
      end({ how: 'failed', reason: 'failed' })
    }
    return () => {
      end({ how: 'stopped' })
      listener.abort()
    }
  }
  return { supported: () => recogniser() !== undefined, listen }
}

export const recognition = createRecognition(findRecogniser)
