/** How much of a guide an anonymous visitor sees (specification, §9). */
export const PREVIEW_CHARACTERS = 200

const WORDS_PER_MINUTE = 200

/** Making one takes longer than using it. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The first 200 characters, counted as a reader counts them: an emoji or an accented letter is one. */
export function previewOf(plainText: string): string {
  let preview = ''
  let count = 0
  for (const { segment } of graphemes.segment(plainText)) {
    if (count++ === PREVIEW_CHARACTERS) break
    preview += segment
  }
  return preview
}

/** Words divided by whitespace, as the specification counts them for the reading time. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** Whole minutes at 200 words a minute, rounded up (specification, §9). */
export function readingMinutes(words: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE)
}

/** The sentences of a text, trimmed, in order. */
export function sentencesOf(text: string): string[] {
  return [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}

/** Straight quotes and dots as a printer sets them. For display only: addresses and search keep the plain ones. */
export function typographic(text: string): string {
  // Stryker disable next-line ConditionalExpression,Regex: it only saves time, on most lines of a guide.
  if (!/["'.]/.test(text)) return text
  return text
    .replace(/(^|[\s([{—–-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{—–“-])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…')
}
