import type { ClientDirective } from 'astro'

import { wake } from './wake.ts'

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart', 'click', 'submit']

/** Links, menus and fields work without us; anything else that is pressed too early is pressed again later. */
const WORKS_ALONE = 'a[href], [popovertarget], summary, label, input, select, textarea'

/** Hydrates at the first sign of interest, so that reading a page costs no framework. */
const interact: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | undefined
  let started = false

  function stopListening() {
    for (const sign of SIGNS) island.removeEventListener(sign, onSign, true)
  }

  function onSign(event: Event) {
    const target = event.target instanceof Element ? event.target : undefined
    const press =
      event.type === 'submit' || (event.type === 'click' && !target?.closest(WORKS_ALONE))
    if (press) {
      event.preventDefault()
      event.stopImmediatePropagation()
      const button = event instanceof SubmitEvent ? event.submitter : target?.closest('button')
      if (button instanceof HTMLElement) pressed = button
    }
    if (started) return
    started = true
    wake(load, island).then(() => {
      stopListening()
      if (pressed?.isConnected) pressed.click()
    })
  }

  for (const sign of SIGNS) island.addEventListener(sign, onSign, true)
}

export default interact
