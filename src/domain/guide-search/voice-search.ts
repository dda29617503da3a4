/** Why nothing was heard. */
export type ListenFailure = 'no-speech' | 'denied' | 'no-microphone' | 'network' | 'failed'

export type Listening =
  | { state: 'idle' }
  | { state: 'listening' }
  | { state: 'heard'; text: string }
  | { state: 'failed'; reason: ListenFailure }

/** Maps the browser's error to ours. An abort is not a failure. */
export function listenFailure(error: string): ListenFailure | undefined {
  switch (error) {
    case 'aborted':
      return undefined
    case 'no-speech':
    case 'network':
      return error
    case 'not-allowed':
    case 'service-not-allowed':
      return 'denied'
    case 'audio-capture':
      return 'no-microphone'
    default:
      return 'failed'
  }
}

/** What was said, as one would type it into a search box: no full stop at the end. */
export const heardText = (transcript: string) => transcript.trim().replace(/[.?!]+$/, '')
