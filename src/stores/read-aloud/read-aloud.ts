import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'

import { breathsOf } from '#domain/read-aloud/sentences.ts'
import type { PauseReason, Reading, Sentence } from '#domain/read-aloud/sentences.ts'
import type { SpeechSettings } from '#domain/read-aloud/speech.ts'
import { speechService } from '#services/speech.ts'
import type { SpeechEnd, SpeechService } from '#services/speech.ts'
import { speech } from './speech.ts'

const whyPaused: Record<Exclude<SpeechEnd, 'finished'>, PauseReason> = {
  stopped: 'interrupted',
  refused: 'refused',
  failed: 'failed',
  stuck: 'stuck',
}

/** Reads sentences aloud, one after the other. Pausing keeps the place; playing says that sentence again. */
export function createReadAloud(
  service: SpeechService,
  $settings: ReadableAtom<SpeechSettings>,
  canSpeak: () => boolean,
) {
  const $reading = atom<Reading>({ state: 'idle' })
  const $sentences = atom<readonly Sentence[]>([])
  /** Counts utterances, so that the end of an older one changes nothing. */
  let turn = 0

  function readFrom(at: number) {
    const of = $sentences.get().length
    const sentence = $sentences.get()[at]
    if (!sentence) return stop()
    const mine = ++turn
    $reading.set({ state: 'playing', at, of })
    const settings = $settings.get()
    const breaths = breathsOf(sentence.text, settings.speed)

    function breathe(next: number) {
      const breath = breaths[next]
      if (breath === undefined) return readFrom(at + 1)
      service.say(breath, settings, end => {
        if (mine !== turn) return
        if (end === 'finished') breathe(next + 1)
        else $reading.set({ state: 'paused', at, of, why: whyPaused[end] })
      })
    }
    breathe(0)
  }

  function pause() {
    const now = $reading.get()
    if (now.state !== 'playing') return
    turn++
    $reading.set({ ...now, state: 'paused', why: 'asked' })
    service.stop()
  }

  function play() {
    const now = $reading.get()
    if (now.state === 'playing' || !canSpeak()) return
    readFrom(now.state === 'paused' ? now.at : 0)
  }

  /** Moves to a sentence: speaks it when reading, else only shows it. */
  function go(to: number) {
    const now = $reading.get()
    const of = $sentences.get().length
    if (now.state === 'idle' || of === 0) return
    const at = Math.min(of - 1, Math.max(0, to))
    if (now.state === 'playing') readFrom(at)
    else $reading.set({ ...now, at, of })
  }

  function step(by: number) {
    const now = $reading.get()
    if (now.state !== 'idle') go(now.at + by)
  }

  function stop() {
    turn++
    $reading.set({ state: 'idle' })
    service.stop()
  }

  // A new speed or voice takes effect at once.
  $settings.listen(() => {
    const now = $reading.get()
    if (now.state === 'playing') readFrom(now.at)
  })

  return {
    $reading,
    $sentences,
    /** Sets what is read; `at` is where to continue when the text has changed during reading. */
    load(sentences: readonly Sentence[], at = 0) {
      $sentences.set(sentences)
      if (sentences.length === 0) stop()
      else go(at)
    },
    play,
    pause,
    toggle: () => ($reading.get().state === 'playing' ? pause() : play()),
    next: () => step(1),
    previous: () => step(-1),
    stop,
  }
}

export const readAloud = createReadAloud(speechService, speech.$settings, speech.canSpeak)
