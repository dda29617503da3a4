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
      /** The browser fails at what is being said. */
      fail: (error: string) => void
      /** The voices arrive, as they do late in Chrome. */
      bringVoices: () => void
    }
  }
}

/** Set for the rest of the visit once the voice was cut off in the middle: it outlives a navigation. */
const CUT_OFF = 'fakeSpeechCutOff'

/**
 * Headless browsers have no voices: this one says nothing, writes everything down, and ends when it is told.
 * A broken one throws when it is asked to speak.
 */
export async function fakeSpeech(
  page: Page,
  { lateVoices = false, broken = false } = {},
): Promise<void> {
  await page.addInitScript(
    ({ lateVoices: late, broken, CUT_OFF }) => {
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
          if (broken) throw new TypeError('speak failed')
          const { text, rate, volume, lang } = utterance
          current = utterance
          window.fakeSpeech.speaking++
          window.fakeSpeech.said.push({ text, rate, volume, lang })
        },
        cancel() {
          const cancelled = current
          current = undefined
          if (!cancelled) return
          sessionStorage.setItem(CUT_OFF, 'yes')
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
        fail(error) {
          const failed = current
          current = undefined
          if (!failed) return
          window.fakeSpeech.speaking--
          fail(failed, error)
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
    },
    { lateVoices, broken, CUT_OFF },
  )
}

/** The texts that the fake voice was asked to say, in order. */
export const textsSaid = (page: Page) =>
  page.evaluate(() => window.fakeSpeech.said.map(({ text }) => text))

/** How many things are being said now. */
export const speakingNow = (page: Page) => page.evaluate(() => window.fakeSpeech.speaking)

/** Whether the voice was cut off in the middle, on this page or on one before it. */
export const wasCutOff = (page: Page) =>
  page.evaluate(key => sessionStorage.getItem(key) === 'yes', CUT_OFF)
