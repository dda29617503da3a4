import { mailtoAddress } from '#domain/share/mailto.ts'
import { asRemembered } from '#domain/home-search/recent-searches.ts'

/** Newest first; more than fits into a short email helps nobody. */
export const MOST_MISSED = 20

/**
 * Searches that found nothing, as a device keeps them. What is no text is left out. By hand and not with valibot, like
 * the recent searches: both are loaded with a known reader's home.
 */
export function parseMissed(stored: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored)
    if (!Array.isArray(list)) return []
    return list.filter(query => typeof query === 'string').slice(0, MOST_MISSED)
  } catch {
    return []
  }
}

/** The list with this search in front. A shorter search that was only typed on the way to it is removed. */
export function addMissed(list: readonly string[], query: string): readonly string[] {
  const added = asRemembered(query)
  const key = added.toLowerCase()
  const others = list.filter(known => !key.startsWith(known.toLowerCase()))
  return added ? [added, ...others].slice(0, MOST_MISSED) : list
}

/** An email with the list, for the reader's own mail program: nothing is sent until the reader sends it. */
export function missedSearchesMail(list: readonly string[], to: string, site: string): string {
  return mailtoAddress(to, `${site}: searches that found nothing`, [
    'I searched for these and found nothing:',
    '',
    ...list.map(query => `- ${query}`),
  ])
}
