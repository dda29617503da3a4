import { createSpeechService } from '#services/speech.ts'

/** An utterance as the browser knows it, without a browser. */
class FakeUtterance extends EventTarget {
  lang = ''
  rate = 1
  volume = 1
  voice: unknown = null
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

const english = {
  voiceURI: 'english',
  name: 'English',
  lang: 'en-US',
  default: true,
  localService: true,
}

interface Options {
  lateVoices?: boolean
  /** Nothing may be heard before the reader has pressed something. */
  pressed?: boolean
  /** The browser throws when it is asked to speak. */
  broken?: boolean
}

/** A speech service over a browser voice that says nothing, and ends when the test says so. */
export function fakeSpeech({ lateVoices = false, pressed = true, broken = false }: Options = {}) {
  const said: FakeUtterance[] = []
  let voices = lateVoices ? [] : [english]
  let speaking: FakeUtterance[] = []
  let mostAtOnce = 0
  let life = { hidden: () => {}, left: () => {} }
  let press = () => {}

  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: FakeUtterance) {
      if (broken) throw new TypeError('speak failed')
      said.push(utterance)
      speaking.push(utterance)
      mostAtOnce = Math.max(mostAtOnce, speaking.length)
    },
    cancel() {
      const cancelled = speaking
      speaking = []
      for (const utterance of cancelled) dispatchError(utterance, 'interrupted')
    },
  })

  function dispatchError(utterance: FakeUtterance, error: string) {
    utterance.dispatchEvent(Object.assign(new Event('error'), { error }))
  }
  function take() {
    const utterance = speaking.shift()
    if (!utterance) throw new Error('Nothing is being said')
    return utterance
  }

  const service = createSpeechService(() => ({
    synthesis: synthesis as unknown as SpeechSynthesis,
    utterance: text => new FakeUtterance(text) as unknown as SpeechSynthesisUtterance,
    afterFirstPress(run) {
      if (pressed) run()
      else press = run
      return () => (press = () => {})
    },
    watchVisibility(watched) {
      life = watched
      return () => {}
    },
  }))

  return {
    service,
    said,
    texts: () => said.map(({ text }) => text),
    mostAtOnce: () => mostAtOnce,
    isSpeaking: () => speaking.length > 0,
    /** The voice comes to the end of what it says. */
    end: () => take().dispatchEvent(new Event('end')),
    fail: (error: string) => dispatchError(take(), error),
    bringVoices() {
      voices = [english]
      synthesis.dispatchEvent(new Event('voiceschanged'))
    },
    hide: () => life.hidden(),
    leave: () => life.left(),
    press: () => press(),
  }
}
