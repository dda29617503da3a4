import { unescapeMarkup } from '#domain/escape.ts'
import type { Prose } from './passage.ts'

/** What sets a label off in marked text: signs that no writer types. */
const OPEN = '\u2045'
const CLOSE = '\u2046'
const MARKED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g')

/** The words of a line as they were typed, with every label in bold set off. Code and keys are left in place. */
export const markedText = ({ html }: Prose): string =>
  unescapeMarkup(
    html
      .replace(/<strong>(.*?)<\/strong>/gs, (_, label: string) => `${OPEN}${label}${CLOSE}`)
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

/** The labels of marked text, in order. */
export const labelsIn = (marked: string): string[] =>
  [...marked.matchAll(MARKED)].map(([, label = '']) => label.trim())

/** Marked text without its marks. */
export const unmarked = (marked: string): string => marked.replace(MARKED, '$1')

/** The places where labels stand in marked text, so that whoever cuts the text does not cut a label. */
export const hideLabels = (marked: string): { text: string; labels: readonly string[] } => {
  const labels = labelsIn(marked)
  let at = 0
  return { text: marked.replace(MARKED, () => `${OPEN}${at++}${CLOSE}`), labels }
}

/** Puts back what `hideLabels` took out. */
export const showLabels = (text: string, labels: readonly string[]): string =>
  text.replace(MARKED, (_, at: string) => `${OPEN}${labels[Number(at)] ?? ''}${CLOSE}`)

/** Marked text in pieces: every second one is a label. */
export const markedPieces = (marked: string): string[] =>
  marked.split(new RegExp(`[${OPEN}${CLOSE}]`))
