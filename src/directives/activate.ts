import type { ClientDirective } from 'astro'

import { watchConditions } from './conditions.ts'
import type { ActivationOptions } from './conditions.ts'
import { hydrateIsland } from './hydrate-island.ts'
import { createLoadingStatus } from './loading-status.ts'
import type { LoadingStatus } from './loading-status.ts'
import { restoreTypedText } from './typed-text.ts'

/** The first signs of interest. A finger that comes down is over the island first. */
const SIGNS = ['pointerover', 'focusin', 'keydown', 'click', 'submit', 'change']

/**
 * Links, menus, fields and the Dark button work without us; anything else that is pressed too early is pressed again
 * later. So is a link that leads to where the reader already is.
 */
const WORKS_ALONE =
  'a:not([data-here]), [popovertarget], [data-theme], summary, label, input, select, textarea'

type Choice = HTMLInputElement | HTMLSelectElement
const CHOICES = 'select, [type=radio], [type=checkbox]'

/**
 * Hydrates an island at the first sign of interest, so that reading a page costs no framework, or earlier where its
 * options say so. What was pressed or chosen before the script came is done again once it is there; typed text is
 * taken over by the fields themselves.
 */
const activate: ClientDirective = (load, { value }, island) => {
  const options: ActivationOptions = Object(value)
  const area = options.within ? island.closest(options.within) : null
  const chosen = new Set<Choice>()
  /** In their order; an impatient second press of the same button is one with the first. */
  const pressed = new Set<HTMLElement>()
  const listening = new AbortController()
  let status: LoadingStatus | undefined

  function onSign(event: Event) {
    const target = event.target as Element
    start()
    if (needsIsland(event, target)) status?.need()
    if (event.type === 'change' && target.matches(CHOICES)) chosen.add(target as Choice)
    if (event.type !== 'submit' && (event.type !== 'click' || worksAlone(event, target))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const button =
      event instanceof SubmitEvent ? event.submitter : target.closest<HTMLElement>('button, a')
    if (!button) return
    status?.need(pressed.has(button) ? undefined : button)
    pressed.add(button)
  }

  function start() {
    if (status) return
    status = createLoadingStatus(island)
    hydrateIsland(load, island, status).then(async () => {
      listening.abort()
      for (const field of chosen) chooseAgain(field)
      for (const button of pressed) {
        if (button.isConnected) button.click()
        // React draws what a press has changed before the next one.
        await Promise.resolve()
      }
    })
  }

  restoreTypedText(island)
  for (const sign of SIGNS) {
    island.addEventListener(sign, onSign, { capture: true, signal: listening.signal })
    area?.addEventListener(sign, start, { capture: true, once: true })
  }
  watchConditions(options, island, () => {
    start()
    status?.need()
  })
}

/** With one of these keys a link opens elsewhere. */
function worksAlone(event: Event, target: Element) {
  const press = event as MouseEvent
  return target.closest(press.ctrlKey || press.metaKey || press.shiftKey ? 'a' : WORKS_ALONE)
}

/** The reader types and chooses; a mere touch asks for nothing. */
function needsIsland(event: Event, target: Element) {
  return event.type === 'change' || (event.type === 'keydown' && target.matches('input, textarea'))
}

/** React hears a tick box only when it changes, so it is first put back. */
function chooseAgain(field: Choice) {
  if ('checked' in field) {
    field.checked = field.type === 'checkbox' && !field.checked
    field.click()
  } else field.dispatchEvent(new Event('change', { bubbles: true }))
}

export default activate
