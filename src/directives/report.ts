import { reloadWithTyped } from './typed.ts'

/** How long a script may take before the reader is told (specification, §9). */
const TIME_OUT = 120_000
/** What is there within a moment needs no words. */
const SAY_AFTER = 1000

const LOADING = 'Loading. One moment …'
const FAILED = 'This part of the page did not load. Check your connection.'
const FAILED_AGAIN =
  'This part of the page did not load again. Perhaps the site has changed: reload the page.'
const SLOW =
  'This part of the page is taking a long time. Wait a little longer, or reload the page.'

/** A live region must stand in the page before its text. */
const BOX =
  '<p class="vh" role="status"><span></span><button class="key" type="button" hidden>Try again</button><button class="key" type="button" hidden>Reload the page</button></p>'

/**
 * Tells the reader how an island comes along. What was pressed pulses, and a sentence behind the island is heard; it
 * is seen once there is something to do. As long as nobody needs the island, nothing is said.
 */
export function createReport(island: HTMLElement) {
  island.insertAdjacentHTML('afterend', BOX)
  const box = island.nextElementSibling as HTMLElement | null
  const words = box?.querySelector('span')
  const [again, reload] = box?.querySelectorAll('button') ?? []
  const pulses: Animation[] = []
  /** They run while somebody waits. */
  let timers: ReturnType<typeof setTimeout>[] = []
  let hasFailed = false
  let retry: (() => void) | undefined

  again?.addEventListener('click', () => {
    say(LOADING)
    begin()
  })
  reload?.addEventListener('click', reloadWithTyped)

  function say(sentence: string, ...ways: (HTMLElement | undefined)[]) {
    if (words) words.textContent = sentence
    for (const way of ways) if (way) way.hidden = false
    if (ways.length === 0 || !box) return
    box.className = 'notice'
    // An open menu would lie over it; and what lies over the page itself must go at a press beside it.
    if (!island.querySelector('[popover]')) return
    box.popover = 'auto'
    box.togglePopover?.(true)
  }

  function begin() {
    for (const pulse of pulses) pulse.play()
    timers = [
      setTimeout(say, SAY_AFTER, LOADING),
      // To import once more what is still on its way would only wait for the same answer.
      setTimeout(say, TIME_OUT, SLOW, reload),
    ]
    retry?.()
  }

  function rest() {
    for (const pulse of pulses) pulse.cancel()
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }

  return {
    /** Somebody waits for the island, and perhaps has pressed this. */
    need(button?: HTMLElement) {
      if (button) pulses.push(pulse(button))
      if (timers.length === 0) begin()
    },
    /** Resolves when it is worth another try. */
    failed: () =>
      new Promise<void>(resolve => {
        const isNeeded = timers.length > 0
        rest()
        retry = resolve
        if (!isNeeded) return
        // What is gone after a deployment does not come back.
        if (hasFailed) say(FAILED_AGAIN, again, reload)
        else say(FAILED, again)
        hasFailed = true
      }),
    /** The focus goes back into the island. */
    end() {
      rest()
      const hadFocus = box?.contains(document.activeElement)
      box?.remove()
      if (hadFocus) island.querySelector<HTMLElement>('a, button, input')?.focus()
    },
  }
}

export type Report = ReturnType<typeof createReport>

/** Nothing in the page moves. */
function pulse(button: HTMLElement): Animation {
  const still = matchMedia('(prefers-reduced-motion:reduce)').matches
  return button.animate(
    { opacity: [still ? 0.5 : 1, 0.5] },
    { duration: 600, direction: 'alternate', iterations: Infinity },
  )
}
