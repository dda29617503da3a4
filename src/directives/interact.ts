import { whenIdle } from './idle.ts'
import { createReport } from './report.ts'
import type { Report } from './report.ts'
import { giveTypedBack } from './typed.ts'
import { wake } from './wake.ts'
import type { Load } from './wake.ts'

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

/**
 * Links, menus, fields and the Dark button work without us; anything else that is pressed too early is pressed again
 * later. So is a link that leads to where the reader already is.
 */
const WORKS_ALONE =
  'a:not([data-here]), [popovertarget], [data-theme], summary, label, input, select, textarea'

type Choice = HTMLInputElement | HTMLSelectElement
const CHOICES = 'select, [type=radio], [type=checkbox]'

/**
 * Hydrates at the first sign of interest, so that reading a page costs no framework. What was pressed or chosen
 * before the script came is done again once it is there; typed text is taken over by the fields themselves. With
 * `atIdle` it also hydrates once the page has loaded and the browser has nothing better to do.
 */
const interact = (load: Load, options: { value: unknown }, island: HTMLElement, atIdle = false) => {
  /** What lies around the island may count as its part: `client:interact="main"`. */
  const around = typeof options.value === 'string' ? island.closest(options.value) : null
  const chosen = new Set<Choice>()
  /** In their order; an impatient second press of the same button is one with the first. */
  const pressed = new Set<HTMLElement>()
  const listening = new AbortController()
  let report: Report | undefined

  function onSign(event: Event) {
    const target = event.target instanceof Element ? event.target : undefined
    start()
    if (needsUs(event, target)) report?.need()
    if (event.type === 'change' && target?.matches(CHOICES)) chosen.add(target as Choice)
    if (event.type !== 'submit' && (event.type !== 'click' || worksAlone(event, target))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const button = event instanceof SubmitEvent ? event.submitter : target?.closest('button, a')
    if (!(button instanceof HTMLElement)) return
    report?.need(pressed.has(button) ? undefined : button)
    pressed.add(button)
  }

  function start() {
    if (report) return
    report = createReport(island)
    wake(load, island, report).then(async () => {
      listening.abort()
      for (const field of chosen) chooseAgain(field)
      for (const button of pressed) {
        if (button.isConnected) button.click()
        // React draws what a press has changed before the next one.
        await Promise.resolve()
      }
    })
  }

  function startAtIdle() {
    whenIdle(() => {
      start()
      report?.need()
    }, 2000)
  }

  giveTypedBack(island)
  for (const sign of SIGNS) {
    island.addEventListener(sign, onSign, { capture: true, signal: listening.signal })
    around?.addEventListener(sign, start, { capture: true, once: true })
  }
  if (!atIdle) return
  if (document.readyState === 'complete') startAtIdle()
  else addEventListener('load', startAtIdle, { once: true })
}

/** With one of these keys a link opens elsewhere. */
function worksAlone(event: Event, target: Element | undefined) {
  const elsewhere =
    event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
  return target?.closest(elsewhere ? 'a' : WORKS_ALONE)
}

/** The page itself wakes the island, or the reader types and chooses; a mere touch asks for nothing. */
function needsUs({ type, isTrusted }: Event, target: Element | undefined) {
  return (
    !isTrusted || type === 'change' || (type === 'keydown' && target?.matches('input, textarea'))
  )
}

/** React hears a tick box only when it changes, so it is first put back. */
function chooseAgain(field: Choice) {
  if ('checked' in field) {
    field.checked = field.type === 'checkbox' && !field.checked
    field.click()
  } else field.dispatchEvent(new Event('change', { bubbles: true }))
}

export default interact
