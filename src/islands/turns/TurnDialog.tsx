import { useEffect } from 'react'
import type { KeyboardEvent, SyntheticEvent } from 'react'

import { keepAwake } from '#stores/turns/device.ts'
import { stepEffects } from '#stores/turns/step-effects.ts'
import { turns } from '#stores/turns/turns.ts'
import { keyOf } from './page-screen.ts'
import type { PageScreen } from './page-screen.ts'
import { Rail } from './Rail.tsx'
import { ScreenParts } from './ScreenParts.tsx'
import { TopBar } from './TopBar.tsx'
// An address, not a module: a guide that is only read must not load these styles. React puts the link in.
import sheet from './turns.css?url'

/** What answers the keyboard by itself. */
const CONTROLS = 'a, button, input, summary, pre'

/** A step, or what comes after the steps, on the whole screen. */
export function TurnDialog({ screen }: { screen: PageScreen }) {
  useEffect(() => keepAwake(), [])
  useEffect(layAsideGuide, [])
  useEffect(() => void stepEffects.load(), [])
  function onCancel(event: SyntheticEvent) {
    // The address and the focus move as well.
    event.preventDefault()
    turns.close()
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return
    if (target instanceof Element && target.closest(CONTROLS)) return
    const move = moves[key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <dialog
      className="turn"
      aria-labelledby="turn-heading"
      onCancel={onCancel}
      onKeyDown={onKeyDown}
    >
      <link rel="stylesheet" href={sheet} precedence="default" />
      <Rail screen={screen} />
      <TopBar screen={screen} />
      <ScreenParts key={keyOf(screen)} screen={screen} />
    </dialog>
  )
}

/** The guide below is not seen, but its styles would be worked out again at every step. Paper still gets it. */
function layAsideGuide() {
  const guide = document.getElementById('full')
  guide?.classList.add('turn-below')
  return () => guide?.classList.remove('turn-below')
}

/** Only a step goes on by a key: a question wants an answer. */
const moves: Partial<Record<string, () => void>> = {
  Enter: turns.next,
  ArrowRight: turns.next,
  Backspace: turns.back,
  ArrowLeft: turns.back,
}
