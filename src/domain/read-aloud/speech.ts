import * as v from 'valibot'

/** Reading aloud and listening are in this language (specification, §9). */
export const SPEECH_LANGUAGE = 'en-US'

interface Scale {
  least: number
  most: number
  step: number
  preset: number
}

export const speedScale: Scale = { least: 0.5, most: 2, step: 0.1, preset: 1 }
export const volumeScale: Scale = { least: 0, most: 1, step: 0.1, preset: 1 }

/** What the reader's key for the speed goes through, one press each. */
const QUICK_SPEEDS: readonly number[] = [1, 1.2, 1.5, 0.8]

export interface SpeechSettings {
  /** The address of a voice, as the browser names it; empty lets us choose. */
  voice: string
  speed: number
  volume: number
}

export const speechPresets: SpeechSettings = {
  voice: '',
  speed: speedScale.preset,
  volume: volumeScale.preset,
}

/** A voice of the browser. */
export interface Voice {
  uri: string
  name: string
  language: string
}

/** Only the word `true` turns speech on. */
export const parseSpeechEnabled = (stored: string | undefined) => stored === 'true'

/** The nearest step of a scale; the preset for what is no number. */
export function onScale(value: number, { least, most, step, preset }: Scale): number {
  if (!Number.isFinite(value)) return preset
  const steps = Math.round(Math.min(most, Math.max(least, value)) / step)
  return Number((steps * step).toFixed(1))
}

const number = (scale: Scale) =>
  v.fallback(
    v.pipe(
      v.number(),
      v.transform(value => onScale(value, scale)),
    ),
    scale.preset,
  )

const Stored = v.object({
  voice: v.fallback(v.pipe(v.string(), v.maxLength(300)), ''),
  speed: number(speedScale),
  volume: number(volumeScale),
})

/** Settings from the browser's store, which may hold anything: what makes no sense becomes its preset. */
export function parseSpeechSettings(stored: string): SpeechSettings {
  try {
    const parsed = v.safeParse(Stored, JSON.parse(stored))
    return parsed.success ? parsed.output : speechPresets
  } catch {
    return speechPresets
  }
}

/** The English voices, those of our own language first. Some systems write `en_US`. */
export function englishVoices(voices: readonly Voice[]): Voice[] {
  const tag = ({ language }: Voice) => language.replace('_', '-').toLowerCase()
  const rank = (voice: Voice) => (tag(voice) === SPEECH_LANGUAGE.toLowerCase() ? 0 : 1)
  return voices.filter(voice => /^en\b/.test(tag(voice))).sort((a, b) => rank(a) - rank(b))
}

/** The chosen voice where this device has it, else the best English one, else whatever the browser takes. */
export function voiceFor(chosen: string, voices: readonly Voice[]): Voice | undefined {
  return voices.find(({ uri }) => uri === chosen) ?? englishVoices(voices)[0]
}

/**
 * After so many milliseconds without an end, a voice is stuck. A slow one needs a third of the time for the words;
 * the half minute before it is for voices that come over the internet.
 */
export const longestSaying = (text: string, speed: number) => 30_000 + (text.length * 200) / speed

/** The speed after another press of the reader's key. */
export function nextQuickSpeed(speed: number): number {
  return QUICK_SPEEDS[(QUICK_SPEEDS.indexOf(speed) + 1) % QUICK_SPEEDS.length] ?? speedScale.preset
}

/** One step slower, for a sentence that was too fast. */
export function slowerSpeed(speed: number): number {
  const slower = QUICK_SPEEDS.filter(quick => quick < speed)
  return slower.length > 0 ? Math.max(...slower) : onScale(speed - speedScale.step, speedScale)
}
