import { atom, onMount } from 'nanostores'

import {
  englishVoices,
  onScale,
  parseSpeechEnabled,
  parseSpeechSettings,
  speechPresets,
  speedScale,
  volumeScale,
} from '#domain/read-aloud/speech.ts'
import type { SpeechSettings, Voice } from '#domain/read-aloud/speech.ts'
import { speechService } from '#services/speech.ts'
import type { SpeechService } from '#services/speech.ts'
import { stored } from '#stores/stored.ts'

/** Speech of the site's own messages, and how everything is spoken. */
export function createSpeech(service: SpeechService) {
  const $enabled = stored('speechEnabled', false, {
    decode: parseSpeechEnabled,
    encode: String,
  })
  const $settings = stored<SpeechSettings>('speechSettings', speechPresets, {
    decode: parseSpeechSettings,
    encode: JSON.stringify,
  })
  /** The English voices of this device; they may arrive late. */
  const $voices = atom<readonly Voice[]>([])
  let warned = false

  onMount($voices, () => {
    const read = () => $voices.set(englishVoices(service.voices()))
    read()
    return service.watchVoices(read)
  })

  /** Whether this browser can speak. If not, the console says so once, as the specification asks. */
  function canSpeak(): boolean {
    if (service.supported()) return true
    // oxlint-disable-next-line no-console -- the one message that the specification asks for
    if (!warned) console.warn('Speech synthesis is not supported in this browser.')
    warned = true
    return false
  }

  function sayAnyway(text: string) {
    if (text.trim() && canSpeak()) service.say(text, $settings.get(), () => {})
  }

  return {
    $enabled,
    $settings,
    $voices,
    canSpeak,
    toggle() {
      $enabled.set(!$enabled.get())
      // Turning it on plays a sample at once.
      if ($enabled.get()) sayAnyway('Speech is on.')
      else service.stop()
    },
    /** Speaks a message where the reader has turned speech on. A newer message takes the place of an older one. */
    say(text: string) {
      if ($enabled.get()) sayAnyway(text)
    },
    /** Lets the reader hear the settings, on or off. */
    sample: () => sayAnyway('This is how I sound.'),
    silence: service.stop,
    change(changed: Partial<SpeechSettings>) {
      const next = { ...$settings.get(), ...changed }
      $settings.set({
        voice: next.voice,
        speed: onScale(next.speed, speedScale),
        volume: onScale(next.volume, volumeScale),
      })
    },
  }
}

export const speech = createSpeech(speechService)
