/** The part of the browser's recogniser that we use; TypeScript does not know the interface. */
export interface Recogniser extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  start: () => void
  abort: () => void
}

interface WithRecogniser {
  SpeechRecognition?: new () => Recogniser
  webkitSpeechRecognition?: new () => Recogniser
}

/** The recogniser of speech of this browser; undefined where it has none. */
export function findRecogniser(): (new () => Recogniser) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as WithRecogniser
  return SpeechRecognition ?? webkitSpeechRecognition
}
