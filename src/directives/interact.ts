import type { ClientDirective } from 'astro'

import { wake } from './wake.ts'

const SIGNS = [
  'pointerover',
  'pointerdown',
  'focusin',
  'keydown',
  'touchstart',
  'click',
  'submit',
  'change',
]

/** Links, menus and fields work without us; anything else that is pressed too early is pressed again later. */
const WORKS_ALONE =
  'a[href], [popovertarget], [data-theme], summary, label, input, select, textarea'

/**
 * Hydrates at the first sign of interest, so that reading a page costs no framework. What was pressed or chosen
 * before the script came is done again once it is there; typed text is taken over by the fields themselves.
 */
const interact: ClientDirective = (load, options, island) => {
  /** What lies around the island may count as its part: `client:interact="main"`. */
  const around = typeof options.value === 'string' ? island.closest(options.value) : null
  const chosen = new Set<HTMLInputElement | HTMLSelectElement>()
  let pressed: HTMLElement | undefined
  let started = false

  function stopListening() {
    for (const sign of SIGNS) island.removeEventListener(sign, onSign, true)
  }

  function note(event: Event) {
    const target = event.target instanceof Element ? event.target : undefined
    if (event.type === 'change') {
      if (target instanceof HTMLSelectElement || isTickBox(target)) chosen.add(target)
      return
    }
    const early = event.type === 'submit' || event.type === 'click'
    if (!early || (event.type === 'click' && target?.closest(WORKS_ALONE))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const button = event instanceof SubmitEvent ? event.submitter : target?.closest('button')
    if (button instanceof HTMLElement) pressed = button
  }

  function onSign(event: Event) {
    note(event)
    start()
  }

  function start() {
    if (started) return
    started = true
    wake(load, island).then(() => {
      stopListening()
      for (const field of chosen) chooseAgain(field)
      if (pressed?.isConnected) pressed.click()
    })
  }

  for (const sign of SIGNS) island.addEventListener(sign, onSign, true)
  for (const sign of SIGNS) around?.addEventListener(sign, start, { capture: true, once: true })
}

/** Brings an island to life as the reader's touch would. */
export function touch(island: HTMLElement): void {
  island.dispatchEvent(new Event('pointerover'))
}

function isTickBox(element: Element | undefined): element is HTMLInputElement {
  return element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type)
}

/** React hears a tick box only when it changes, so it is first put back. */
function chooseAgain(field: HTMLInputElement | HTMLSelectElement) {
  if (isTickBox(field)) {
    field.checked = field.type === 'checkbox' && !field.checked
    field.click()
  } else field.dispatchEvent(new Event('change', { bubbles: true }))
}

export default interact
