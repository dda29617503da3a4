import { withTimeLimit } from './time-out.ts'

/** A soft sound at a moment that is known before. The clock of the browser's audio keeps it while timers sleep. */
export interface Chime {
  supported: () => boolean
  /** Sounds at once, in answer to a press: browsers allow later sounds only then. Tells whether it could. */
  begin: () => Promise<boolean>
  /** Sounds in so many seconds, in place of what was planned before. What has begun is not repeated. */
  plan: (seconds: number) => void
  cancel: () => void
}

const PITCHES = [660, 880]
/** Seconds from one tone to the next, and until it has faded. */
const NEXT = 0.25
const FADED = 0.9
const LOUDNESS = 0.2
/** Plans that differ by less are the same. */
const NEAR = 0.3
/** A browser that says nothing for so many milliseconds has refused. */
const PATIENCE = 2000

/** Rings through the browser's audio, which tests replace. */
export function createChime(open: (() => AudioContext) | undefined): Chime {
  let audio: AudioContext | undefined
  let planned: { at: number; silence: () => void } | undefined

  async function isAllowed(context: AudioContext): Promise<boolean> {
    const resumed = context.resume().then(() => true)
    return (await withTimeLimit(PATIENCE, resumed)) ?? false
  }

  return {
    supported: () => open !== undefined,
    async begin() {
      try {
        audio ??= open?.()
        if (!audio || !(await isAllowed(audio))) return false
        ring(audio, audio.currentTime)
        return true
      } catch {
        return false
      }
    },
    plan(seconds) {
      if (!audio) return
      // A locked phone suspends it.
      if (audio.state !== 'running') audio.resume().catch(() => {})
      const at = audio.currentTime + seconds
      if (planned && (planned.at <= audio.currentTime || Math.abs(planned.at - at) < NEAR)) return
      planned?.silence()
      planned = { at, silence: ring(audio, at) }
    },
    cancel() {
      planned?.silence()
      planned = undefined
    },
  }
}

/** Two tones that rise and fade. Returns a function that silences them. */
function ring(audio: AudioContext, at: number): () => void {
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.05)
  volume.gain.exponentialRampToValueAtTime(0.001, at + FADED)
  volume.connect(audio.destination)
  for (const [index, pitch] of PITCHES.entries()) {
    const tone = audio.createOscillator()
    tone.frequency.value = pitch
    tone.connect(volume)
    tone.start(at + index * NEXT)
    tone.stop(at + FADED)
  }
  return () => volume.disconnect()
}

export const chime = createChime(
  typeof window !== 'undefined' && 'AudioContext' in window ? () => new AudioContext() : undefined,
)
