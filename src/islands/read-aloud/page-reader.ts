import { readAloud } from '#stores/read-aloud/read-aloud.ts'
import { highlight, keepInView } from './highlight.ts'
import { openFix } from './open-fix.ts'
import { rangeOf, sentencesOnPage } from './sentences-on-page.ts'
import type { PlacedSentence } from './sentences-on-page.ts'
import { isOutline, openedFix } from './shown-system.ts'

/** Ties the guide on this page to the store: gives it the sentences, and shows the one that is being read. */
export function createPageReader() {
  let sentences: readonly PlacedSentence[] = []
  let shown: PlacedSentence | undefined
  let unmark: (() => void) | undefined
  let hasRows = false

  function show(at: number | undefined, footer: number) {
    unmark?.()
    unmark = undefined
    // A step-by-step view may be reading something else with the same store.
    const ours = readAloud.$sentences.get() === sentences
    shown = ours && at !== undefined ? sentences[at] : undefined
    if (!shown) return
    const fix = shown.block.closest<HTMLElement>('.fix')
    if (fix && !shown.isRow) openFix(fix)
    const fold = shown.block.closest('details')
    if (fold) fold.open = true
    const range = rangeOf(shown)
    unmark = highlight(range)
    keepInView(range, footer)
  }

  /** Goes on in what the page shows now, at the first sentence for which this is true. */
  function goOn(isNext: (sentence: PlacedSentence) => boolean) {
    sentences = sentencesOnPage(document, hasRows)
    const at = sentences.findIndex(isNext)
    readAloud.load(sentences, at < 0 ? sentences.length - 1 : at)
  }

  return {
    /**
     * Reads the title and the warnings first. Then comes what a listener would look at: the fix that is open, or else
     * everything, with the names of the fixes before the first one. The page stays as it is until the voice gets to a
     * fix, which then opens, and the one before it closes, just as for somebody who follows the links: so the address
     * always names the fix that is heard, and after Stop the reader is in it. A whole guide takes half an hour to
     * hear, so nobody waits for a fix: selecting one takes the voice there.
     */
    begin() {
      const opened = isOutline(document) ? openedFix(document) : undefined
      hasRows = isOutline(document) && !opened
      sentences = sentencesOnPage(document, hasRows).filter(
        ({ block }) => !opened || !block.closest('#full') || !isBefore(block, opened),
      )
      readAloud.load(sentences)
      readAloud.play()
    },
    show,
    /** The reader chose another system: goes on with the first sentence that is not before the present one. */
    followPage() {
      if (!shown) return
      const { block, span, isRow } = shown
      goOn(
        next =>
          next.isRow === isRow &&
          (next.block === block ? next.span.start >= span.start : isBefore(block, next.block)),
      )
    },
    /** The reader selected a fix, or another place in the guide: goes on there. */
    followLink() {
      const target = document.querySelector(':target')
      if (!shown || !target?.closest('#full')) return
      if (target.contains(shown.block) && !shown.isRow) return
      // "Show everything" and the guide as a whole hold every sentence: they are no place to go to.
      if (target.matches('#all, #full')) return
      goOn(({ block, isRow }) => !isRow && (target.contains(block) || isBefore(target, block)))
    },
  }
}

const isBefore = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
