/** The one file that turns reasons into sentences for readers. */

import type { Hit } from './search/engine.ts'

export const webSearchSentences = {
  off: 'Search the web yourself with one of these links. They look only at help sites that we trust.',
  offline:
    'The web search could not be reached. You may be offline. These links carry your words along:',
  slow: 'The web search took too long. These links carry your words along:',
  refused: 'The web search refused to answer. These links carry your words along:',
  busy: 'The web search has had enough questions for today. These links carry your words along:',
  malformed:
    'The web search gave an answer that makes no sense. These links carry your words along:',
} as const

export const searchSentences = {
  empty: 'Type what is wrong first, for example “no sound”.',
  emptyWithList: 'Type what is wrong first, or choose from all guides below.',
  offline: 'The search could not be loaded. Check your connection, then try again.',
  broken:
    'Our search does not work just now. The fault is ours, not your computer’s. Try again later.',
  script:
    'A part of this page did not arrive. Load the page again; your words will still be there.',
  titlesOnly:
    'We could look only at titles and symptoms: the text of the guides could not be loaded. If you are online, search again in a moment.',
} as const

export const keepSentences = {
  refused:
    'This browser does not keep pages for this site. It may be a private window, or the settings forbid it.',
  offline: 'The guides could not be loaded. Check your connection, then try again.',
  broken:
    'Our server did not give us a file. The fault is ours, not your connection’s. Reload the page, then try again.',
  full: 'There is not enough room on this device. Nothing was kept. Make room, then try again.',
} as const

const counted = (count: number, one: string) =>
  count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`]

/** "1 guide for “fan”", "2 guides and 1 code for “0x7A”": the page of a code is no guide. */
export function foundSentence(hits: readonly Hit[], query: string): string {
  const codes = hits.filter(({ kind }) => kind === 'code').length
  const found = [...counted(hits.length - codes, 'guide'), ...counted(codes, 'code')]
  return `${found.join(' and ')} for “${query}”`
}
