import { reloadKeepingTypedText } from './typed-text.ts'

/** How long a script may take before the reader is told (specification, §9). */
const TIME_OUT = 120_000
/** What is there within a moment needs no words. */
const SAY_AFTER = 1000

const LOADING = 'Loading. One moment …'
const FAILED = 'This part of the page did not load. Check your connection.'
const CHANGED = 'This part of the page did not load. The page may have changed: reload it.'
const SLOW = 'This part of the page is taking a long time. Reload the page.'

/** A live region must stand in the page before its text. */
const BOX =
  '<p class=vh role=status><span></span><button class=button hidden>Try again</button><button class=button hidden>Reload the page</button>'
/** Fading is no motion: nothing in the page moves. */
const FADE = { opacity: 0.5 }
const PULSE = { duration: 600, direction: 'alternate', iterations: Infinity } as const

/**
 * Tells the reader how an island comes along. What was pressed pulses, and a sentence behind the island is heard; it
 * is seen once there is something to do. As long as nobody needs the island, nothing is said.
 */
export function createLoadingStatus(island: HTMLElement) {
  island.insertAdjacentHTML('afterend', BOX)
  const box = island.nextElementSibling as HTMLElement
  const [words, again, reload] = box.children as unknown as [HTMLElement, HTMLElement, HTMLElement]
  const pulses: Animation[] = []
  /** They run while somebody waits. */
  let timers: ReturnType<typeof setTimeout>[] = []
  let retry = () => {}

  again.addEventListener('click', () => {
    words.textContent = LOADING
    begin()
  })
  reload.addEventListener('click', reloadKeepingTypedText)

  function offer(sentence: string, way: HTMLElement) {
    words.textContent = sentence
    way.hidden = false
    box.className = 'notice'
    // An open menu would lie over it; and what lies over the page itself must go at a press beside it.
    if (!island.querySelector('[popover]')) return
    box.popover = 'auto'
    box.showPopover?.()
  }

  function begin() {
    for (const pulse of pulses) pulse.play()
    timers = [
      setTimeout(() => (words.textContent = LOADING), SAY_AFTER),
      // To import once more what is still on its way would only wait for the same answer.
      setTimeout(offer, TIME_OUT, SLOW, reload),
    ]
    retry()
  }

  function rest() {
    for (const pulse of pulses) pulse.cancel()
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }

  return {
    /** Somebody waits for the island, and perhaps has pressed this. Once it is there, nobody does. */
    need(button?: HTMLElement) {
      if (button) pulses.push(button.animate(FADE, PULSE))
      if (box.isConnected && timers.length === 0) begin()
    },
    /** Resolves when it is worth another try. */
    failed: () =>
      new Promise<void>(resolve => {
        const isNeeded = timers.length > 0
        rest()
        retry = resolve
        if (!isNeeded) return
        let isAnswered = false
        /** Unless it is being tried again by now. */
        const tell = () => {
          if (timers.length > 0) return
          offer(isAnswered ? CHANGED : FAILED, again)
          reload.hidden = !isAnswered
        }
        setTimeout(tell, SAY_AFTER)
        // Where the site answers, the connection is not to blame: what a deployment has replaced does not come back.
        fetch('', { method: 'HEAD' }).then(() => {
          isAnswered = true
          tell()
        }, tell)
      }),
    /** The focus goes back into the island. */
    end() {
      rest()
      if (box.contains(document.activeElement))
        island.querySelector<HTMLElement>('a, button, input')?.focus()
      box.remove()
    },
  }
}

export type LoadingStatus = ReturnType<typeof createLoadingStatus>
