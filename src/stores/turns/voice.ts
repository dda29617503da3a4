import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'

import type { ListenFailure } from '#domain/guide-search/voice-search.ts'
import type { Reading } from '#domain/read-aloud/sentences.ts'
import type { VoiceCommand } from '#domain/turns/voice-commands.ts'
import { voiceCommandIn } from '#domain/turns/voice-phrases.ts'
import { watchPageVisibility } from '#services/page-visibility.ts'
import { recognition } from '#services/speech-recognition.ts'
import type { RecognitionService } from '#services/speech-recognition.ts'
import { after } from '#services/timer.ts'

/** Whether the steps follow what the reader says. */
export type VoiceState =
  | { state: 'off' }
  /** Off, and why: the reader has not asked for it. */
  | { state: 'ended'; reason: ListenFailure }
  /** `heard` is what was said last, where it means nothing here. */
  | { state: 'on'; heard?: string }

interface Services {
  recognition: RecognitionService
  watchVisibility: typeof watchPageVisibility
  /** The microphone must not hear our own voice. */
  listen: { $reading: ReadableAtom<Reading>; stop: () => void }
  now: () => number
}

/** Does what a reader has said, and tells whether that meant anything on this screen. */
type Obey = (command: VoiceCommand) => boolean

/** A step takes time; after this long without a command, nobody is talking to us. */
export const LONGEST_SILENCE = 120_000
/** A browser whose listening ends sooner than this cannot listen: trying again would go on for ever. */
const SHORTEST_TRY = 1000
/** Browsers need a moment to let go of the microphone. */
const PAUSE = 300

/** Steps by voice: off until the reader asks for it. The recogniser hears one phrase at a time, so it is started again. */
export function createVoice(services: Services) {
  const { recognition, watchVisibility, listen, now } = services
  const $voice = atom<VoiceState>({ state: 'off' })
  let cancel = () => {}
  let unwatch = () => {}

  function turnOff(to: VoiceState = { state: 'off' }) {
    unwatch()
    cancel()
    $voice.set(to)
  }

  function turnOn(obey: Obey) {
    let lastCommand = now()
    const isOverdue = () => now() - lastCommand >= LONGEST_SILENCE

    function hear() {
      const begun = now()
      // An end that comes at once must not be overwritten by the function that stops.
      let isOver = false
      const stop = recognition.listen(end => {
        isOver = true
        if (end.how === 'heard') take(end.text)
        else if (end.how === 'failed') fail(end.reason, now() - begun)
      })
      if (!isOver) cancel = stop
    }

    function take(heard: string) {
      const command = voiceCommandIn(heard)
      const isUnderstood = command !== undefined && obey(command)
      if (isUnderstood) lastCommand = now()
      // What was asked for may have led away from the steps.
      if ($voice.get().state !== 'on') return
      if (isOverdue()) return turnOff({ state: 'ended', reason: 'no-speech' })
      $voice.set(isUnderstood ? { state: 'on' } : { state: 'on', heard })
      hearSoon()
    }

    function fail(reason: ListenFailure, lasted: number) {
      const isPause = reason === 'no-speech' && lasted >= SHORTEST_TRY
      if (isPause && !isOverdue()) hearSoon()
      else turnOff({ state: 'ended', reason })
    }

    /** When our own voice has ended. */
    function hearSoon() {
      if (listen.$reading.get().state !== 'playing') cancel = after(PAUSE, hear)
    }

    listen.stop()
    const end = () => turnOff()
    const stopWatching = watchVisibility({ hidden: end, left: end })
    const stopListening = listen.$reading.listen((reading, last) => {
      if (reading.state === 'playing') cancel()
      else if (last?.state === 'playing') hearSoon()
    })
    unwatch = () => {
      stopWatching()
      stopListening()
    }
    $voice.set({ state: 'on' })
    hear()
  }

  return {
    $voice,
    toggle(obey: Obey) {
      if ($voice.get().state === 'on') turnOff()
      else turnOn(obey)
    },
    /** Another screen is shown that follows no voice. */
    leave: () => turnOff(),
  }
}

/** The voice of this site. The steps hand over what they read with: their script must share nothing with this one. */
export const voiceBeside = (listen: Services['listen']) =>
  createVoice({
    recognition,
    watchVisibility: watchPageVisibility,
    listen,
    now: () => Date.now(),
  })
