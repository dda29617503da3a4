import type { Page } from '@playwright/test'

/** What the fake browser voice was asked to say. */
export interface Said {
  text: string
  rate: number
  volume: number
  lang: string
}

declare global {
  interface Window {
    fakeSpeech: {
      said: Said[]
      /** How many utterances are being spoken now: never more than one. */
      speaking: number
      /** Ends what is being said. */
      end: () => void
      /** The voices arrive, as they do late in Chrome. */
      bringVoices: () => void
    }
  }
}

/** Headless browsers have no voices: this one says nothing, writes everything down, and ends when it is told. */
export async function fakeSpeech(page: Page, { lateVoices = false } = {}): Promise<void> {
  await page.addInitScript(late => {
    let voices = late
      ? []
      : [
          {
            voiceURI: 'fake',
            name: 'Fake English',
            lang: 'en-US',
            default: true,
            localService: true,
          },
        ]
    class Utterance extends EventTarget {
      text: string
      lang = ''
      rate = 1
      volume = 1
      voice: unknown = null
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    let current: Utterance | undefined
    const fail = (utterance: Utterance, error: string) =>
      utterance.dispatchEvent(Object.assign(new Event('error'), { error }))
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: Utterance) {
        const { text, rate, volume, lang } = utterance
        current = utterance
        window.fakeSpeech.speaking++
        window.fakeSpeech.said.push({ text, rate, volume, lang })
      },
      cancel() {
        const cancelled = current
        current = undefined
        if (!cancelled) return
        window.fakeSpeech.speaking--
        queueMicrotask(() => fail(cancelled, 'interrupted'))
      },
    })
    window.fakeSpeech = {
      said: [],
      speaking: 0,
      end() {
        const ended = current
        current = undefined
        if (!ended) return
        window.fakeSpeech.speaking--
        ended.dispatchEvent(new Event('end'))
      },
      bringVoices() {
        voices = [
          { voiceURI: 'late', name: 'Late', lang: 'en-US', default: true, localService: true },
        ]
        synthesis.dispatchEvent(new Event('voiceschanged'))
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  }, lateVoices)
}

/** The texts that the fake voice was asked to say, in order. */
export const textsSaid = (page: Page) =>
  page.evaluate(() => window.fakeSpeech.said.map(({ text }) => text))
