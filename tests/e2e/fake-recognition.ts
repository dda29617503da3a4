import type { Page } from '@playwright/test'

/** What the page asked of the recogniser. */
interface Asked {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
}

declare global {
  interface Window {
    fakeRecognition: {
      asked: Asked[]
      /** How many recognisers have the microphone now. */
      listening: number
      /** Somebody speaks. */
      hear: (text: string) => void
      /** The browser fails, with its own word for why. */
      fail: (error: string) => void
      /** It ends by itself. */
      end: () => void
    }
  }
}

/** A browser that hears what the test says, under the name that Chrome gives its recogniser. */
export async function fakeRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Tell = (type: string, detail: object) => void
    let tell: Tell = () => {}
    class Recogniser extends EventTarget {
      lang = ''
      continuous = true
      interimResults = true
      maxAlternatives = 0
      #tell: Tell = () => {}
      start() {
        const { lang, continuous, interimResults, maxAlternatives } = this
        window.fakeRecognition.asked.push({ lang, continuous, interimResults, maxAlternatives })
        window.fakeRecognition.listening++
        let open = true
        tell = (type, detail) => {
          if (!open) return
          open = false
          // The microphone is free again before anybody is told.
          window.fakeRecognition.listening--
          if (type !== 'end') this.dispatchEvent(Object.assign(new Event(type), detail))
          this.dispatchEvent(new Event('end'))
        }
        this.#tell = tell
      }
      abort() {
        this.#tell('error', { error: 'aborted' })
      }
    }
    window.fakeRecognition = {
      asked: [],
      listening: 0,
      hear: transcript => tell('result', { results: [[{ transcript }]] }),
      fail: error => tell('error', { error }),
      end: () => tell('end', {}),
    }
    // A test browser has no microphone.
    navigator.mediaDevices.enumerateDevices = () =>
      Promise.resolve([{ kind: 'audioinput', deviceId: '', groupId: '', label: '', toJSON() {} }])
    Reflect.deleteProperty(window, 'SpeechRecognition')
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: Recogniser })
  })
}

/** How many recognisers have the microphone now. */
export const listeningNow = (page: Page) => page.evaluate(() => window.fakeRecognition.listening)
