/** The one file that turns reasons into sentences for readers. */

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
  offline: 'The search could not load. Check your connection, then try again.',
} as const

export const keepSentences = {
  refused:
    'This browser does not keep pages for this site. It may be a private window, or the settings forbid it.',
  offline: 'The guides could not be loaded. Check your connection, then try again.',
  full: 'There is not enough room on this device. Nothing was kept. Make room, then try again.',
} as const

/** "1 guide for …", "3 guides for …" */
export function foundSentence(count: number, query: string): string {
  return `${count} ${count === 1 ? 'guide' : 'guides'} for “${query}”`
}
