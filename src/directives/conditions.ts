import type { ActivationSignal } from '#domain/activation.ts'
import type { LocalKey, SessionKey } from '#domain/device/site-data.ts'
import { whenIdle } from './idle.ts'

/**
 * When an island hydrates without being touched. Every island hydrates at the first touch, key or focus;
 * `client:activate` alone means that and no more.
 */
export interface ActivationOptions {
  /**
   * - `idle`: once the page has loaded and the browser is idle.
   * - `visible`: shortly before the island scrolls into view; when idle if the address has a query or a fragment, because
   *   what it asks for may be in this island and not in the page yet.
   * - `query`: at once if the address carries a search, because its results are all that the reader waits for.
   * - `geolocation`: at once where the reader has already let this site know the position.
   */
  on?: 'idle' | 'visible' | 'query' | 'geolocation'
  /** When idle if the document root has this class, now or from another tab later: `named`, `member`. */
  rootClass?: string
  /** When idle if this device, or this tab, keeps something under this key. */
  stored?: LocalKey | SessionKey
  /** Selector of an ancestor: a touch anywhere in it counts as a touch of the island. */
  within?: string
  /** At once when another part of the page sends this signal. */
  signal?: ActivationSignal
}

/** A little before a reader gets there. */
const MARGIN = '200px'
/** An idle browser may keep an island waiting for this many milliseconds. */
const IDLE_TIME_OUT = 2000

/** Calls `start` when one of the conditions comes true under which an island hydrates without a touch. */
export function watchConditions(
  { on, rootClass, stored, signal }: ActivationOptions,
  island: HTMLElement,
  start: () => void,
): void {
  const root = document.documentElement
  const hasClass = (name: string | undefined) => name && root.classList.contains(name)
  const isAddressed = location.search || location.hash

  if (signal) document.addEventListener(signal, start)
  if (on === 'query' && hasClass('query')) start()
  if (on === 'geolocation') whenPermitted(start)
  if (on === 'visible' && !isAddressed) whenVisible(island, start)
  if (on === 'idle' || (on === 'visible' && isAddressed) || hasClass(rootClass) || isStored(stored))
    afterLoad(() => whenIdle(start, IDLE_TIME_OUT))
  // The script in the head sets it when another tab has logged somebody in.
  else if (rootClass)
    new MutationObserver(() => hasClass(rootClass) && start()).observe(root, { attributes: true })
}

function whenPermitted(start: () => void) {
  const permission = navigator.permissions?.query({ name: 'geolocation' })
  permission?.then(({ state }) => state === 'granted' && start()).catch(() => {})
}

function whenVisible(island: HTMLElement, start: () => void) {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: MARGIN },
  )
  // The island itself has no box.
  for (const child of island.children) observer.observe(child)
}

/** The browser may refuse its stores. */
function isStored(key: string | undefined): boolean {
  try {
    return key !== undefined && (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null
  } catch {
    return false
  }
}

function afterLoad(run: () => void) {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
