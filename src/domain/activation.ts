import type { LocalKey, SessionKey } from './device/site-data.ts'

/** Events on the document that other parts of a page send to an island. One name for each island that listens. */
export type ActivationSignal = 'home-search' | 'recent-searches'

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
