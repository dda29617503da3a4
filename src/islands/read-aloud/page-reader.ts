import { readAloud } from '#stores/read-aloud/read-aloud.ts'
import { highlight, keepInView } from './highlight.ts'
import { rangeOf, sentencesOnPage } from './sentences-on-page.ts'
import type { PlacedSentence } from './sentences-on-page.ts'

/** Ties the guide on this page to the store: gives it the sentences, and shows the one that is being read. */
export function createPageReader() {
  let sentences: readonly PlacedSentence[] = []
  let shown: PlacedSentence | undefined
  let unmark: (() => void) | undefined

  function show(at: number | undefined, footer: number) {
    unmark?.()
    unmark = undefined
    // A step-by-step view may be reading something else with the same store.
    const ours = readAloud.$sentences.get() === sentences
    shown = ours && at !== undefined ? sentences[at] : undefined
    if (!shown) return
    const fold = shown.block.closest('details')
    if (fold) fold.open = true
    const range = rangeOf(shown)
    unmark = highlight(range)
    keepInView(range, footer)
  }

  return {
    /** Opens all fixes, and starts at the top, with what the page shows for the chosen system. */
    begin() {
      // A step back leads past it to where the reader was.
      window.location.replace('#all')
      sentences = sentencesOnPage(document)
      readAloud.load(sentences)
      readAloud.play()
    },
    show,
    /** The reader chose another system: goes on with the first sentence that is not before the present one. */
    followPage() {
      if (!shown) return
      const { block, span } = shown
      sentences = sentencesOnPage(document)
      const at = sentences.findIndex(sentence =>
        sentence.block === block
          ? sentence.span.start >= span.start
          : Boolean(
              block.compareDocumentPosition(sentence.block) & Node.DOCUMENT_POSITION_FOLLOWING,
            ),
      )
      readAloud.load(sentences, at < 0 ? sentences.length - 1 : at)
    },
  }
}
