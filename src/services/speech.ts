import { longestSaying, SPEECH_LANGUAGE, voiceFor } from '#domain/read-aloud/speech.ts'
import type { SpeechSettings, Voice } from '#domain/read-aloud/speech.ts'
import { afterFirstPress, watchPageVisibility } from './page-visibility.ts'

/** How an utterance ended: finished, stopped, refused or failed by the browser, or never reported back. */
export type SpeechEnd = 'finished' | 'stopped' | 'refused' | 'failed' | 'stuck'

export interface SpeechService {
  supported: () => boolean
  /** The voices that are known now; many browsers load them late. */
  voices: () => readonly Voice[]
  watchVoices: (changed: () => void) => () => void
  /** Speaks a text. Any other utterance stops first: there is only ever one voice. Calls back once. */
  say: (text: string, settings: SpeechSettings, ended: (end: SpeechEnd) => void) => void
  stop: () => void
}

/** What the service needs from a browser; tests pass in their own. */
export interface SpeechEngine {
  synthesis: SpeechSynthesis
  utterance: (text: string) => SpeechSynthesisUtterance
  afterFirstPress: (run: () => void) => () => void
  watchVisibility: typeof watchPageVisibility
}

interface Saying {
  ended: (end: SpeechEnd) => void
  /** Held here: some browsers forget an utterance that nobody holds, and never say that it ended. */
  utterance?: SpeechSynthesisUtterance
  /** Cancels the wait. */
  forget: () => void
}

/** How long to wait for voices before speaking with the browser's own choice. */
const TIME_OUT = 1500

/** Speech by the browser. It falls silent when the page is left or hidden. */
export function createSpeechService(engine: () => SpeechEngine | undefined): SpeechService {
  let current: Saying | undefined
  let watching = false

  function end(saying: Saying, how: SpeechEnd) {
    if (current !== saying) return
    current = undefined
    saying.forget()
    saying.ended(how)
  }

  function quit(how: 'stopped' | 'stuck') {
    const left = current
    if (!left) return
    current = undefined
    left.forget()
    engine()?.synthesis.cancel()
    left.ended(how)
  }

  const stop = () => quit('stopped')

  function say(text: string, settings: SpeechSettings, ended: (how: SpeechEnd) => void) {
    stop()
    const browser = engine()
    if (!browser) return ended('failed')
    if (!watching) browser.watchVisibility({ hidden: stop, left: stop })
    watching = true
    const saying: Saying = { ended, forget: () => {} }
    current = saying
    saying.forget = browser.afterFirstPress(() => {
      saying.forget = whenVoices(browser.synthesis, () => {
        saying.forget = () => {}
        try {
          speak(browser, saying, text, settings)
        } catch {
          end(saying, 'failed')
        }
      })
    })
  }

  function speak(
    { synthesis, utterance }: SpeechEngine,
    saying: Saying,
    text: string,
    settings: SpeechSettings,
  ) {
    if (current !== saying) return
    const words = utterance(text)
    const uri = voiceFor(settings.voice, voicesOf(synthesis))?.uri
    const voice = synthesis.getVoices().find(({ voiceURI }) => voiceURI === uri)
    words.lang = voice?.lang ?? SPEECH_LANGUAGE
    if (voice) words.voice = voice
    words.rate = settings.speed
    words.volume = settings.volume
    words.addEventListener('end', () => end(saying, 'finished'))
    words.addEventListener('error', ({ error }) => end(saying, endOf(error)))
    saying.utterance = words
    // A browser may lose an utterance, for example after the computer slept, and never report its end.
    const timer = setTimeout(() => quit('stuck'), longestSaying(text, settings.speed))
    saying.forget = () => clearTimeout(timer)
    synthesis.speak(words)
  }

  return {
    supported: () => engine() !== undefined,
    voices: () => voicesOf(engine()?.synthesis),
    watchVoices(changed) {
      const synthesis = engine()?.synthesis
      // Old Safari has voices, but does not report changes.
      synthesis?.addEventListener?.('voiceschanged', changed)
      return () => synthesis?.removeEventListener?.('voiceschanged', changed)
    },
    say,
    stop,
  }
}

const voicesOf = (synthesis: SpeechSynthesis | undefined): Voice[] =>
  (synthesis?.getVoices() ?? []).map(({ voiceURI, name, lang }) => ({
    uri: voiceURI,
    name,
    language: lang,
  }))

function endOf(error: string): SpeechEnd {
  if (error === 'canceled' || error === 'interrupted') return 'stopped'
  return error === 'not-allowed' ? 'refused' : 'failed'
}

function whenVoices(synthesis: SpeechSynthesis, run: () => void): () => void {
  if (synthesis.getVoices().length > 0 || !synthesis.addEventListener) {
    run()
    return () => {}
  }
  const stop = () => {
    clearTimeout(timer)
    synthesis.removeEventListener('voiceschanged', go)
  }
  const go = () => {
    stop()
    run()
  }
  const timer = setTimeout(go, TIME_OUT)
  synthesis.addEventListener('voiceschanged', go)
  return stop
}

export const speechService = createSpeechService(() =>
  typeof window !== 'undefined' && 'speechSynthesis' in window
    ? {
        synthesis: window.speechSynthesis,
        utterance: text => new SpeechSynthesisUtterance(text),
        afterFirstPress,
        watchVisibility: watchPageVisibility,
      }
    : undefined,
)
