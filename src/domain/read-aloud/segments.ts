/**
 * A text cut into what a reader counts as characters. Firefox has no `Intl.Segmenter` before version 125; there an
 * emoji made of several may be cut.
 */
export function charactersOf(text: string): string[] {
  if (!Intl.Segmenter) return Array.from(text)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** A text cut into sentences; put together again they are the text. Without a segmenter, after each full stop. */
export function segmentsOf(text: string): string[] {
  if (!Intl.Segmenter) return text.match(/[\s\S]*?(?:[.!?]\s+|$)/g)?.filter(Boolean) ?? []
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
