import { useEffect, useRef, useState } from 'react'

import { voiceCommandsFor } from '#domain/turns/voice-commands.ts'
import { canHear } from '#stores/turns/can-hear.ts'
import { listen } from '#stores/turns/listen.ts'
import { turns } from '#stores/turns/turns.ts'
import type { VoiceState } from '#stores/turns/voice.ts'
import type { PageScreen } from './page-screen.ts'
import { sentencesOfStep } from './sentences-of-step.ts'
import type { followVoice, StepsToVoice } from './voice-part.ts'

const steps: StepsToVoice = {
  listen,
  /** Only a browser that speaks can say something again. */
  commands: () =>
    voiceCommandsFor(turns.$screen.get()?.kind).filter(
      command => command !== 'again' || listen.isPossible(),
    ),
  moves: {
    next: turns.next,
    back: turns.back,
    again: () => listen.say(sentencesOfStep(document)),
    help: () => turns.show('unseen'),
  },
}

/**
 * Steps by voice, where the device can hear. Most readers never ask for it, so what follows their words is loaded at
 * the first press. Ends with the last screen that it can follow.
 */
export function useVoice(kind: PageScreen['kind']) {
  const [isPossible, setPossible] = useState(false)
  const [part, setPart] = useState<ReturnType<typeof followVoice>>()
  const [now, setNow] = useState<VoiceState>()
  const [isLost, setLost] = useState(false)
  const loading = useRef<Promise<void>>(undefined)
  const isOffered = isPossible && voiceCommandsFor(kind).length > 0

  useEffect(() => void canHear().then(setPossible), [])
  useEffect(() => part?.$voice.subscribe(setNow), [part])
  useEffect(() => {
    if (!isOffered) part?.leave()
    return () => part?.leave()
  }, [part, isOffered])

  function press() {
    if (part) return part.toggle()
    // A second press while it loads is the same wish.
    loading.current ??= import('./voice-part.ts').then(
      ({ followVoice }) => {
        const loaded = followVoice(steps)
        setPart(loaded)
        loaded.toggle()
      },
      () => {
        loading.current = undefined
        setLost(true)
      },
    )
  }

  const sentence = part
    ? now && part.sentenceOf(now)
    : isLost && 'Voice did not load. Check your connection and press it again, or use the buttons.'
  return { isOffered, isOn: now?.state === 'on', press, sentence }
}
