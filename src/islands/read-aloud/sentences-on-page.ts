import { sentenceSpans } from '#domain/read-aloud/sentences.ts'
import type { Sentence, Span } from '#domain/read-aloud/sentences.ts'
import { spoken } from '#domain/read-aloud/spoken.ts'

/** A sentence and where it stands, so that it can be highlighted. */
export interface PlacedSentence extends Sentence {
  block: HTMLElement
  span: Span
}

/** What a guide reads, in its order: the warnings come first, also for somebody who listens. */
const PARTS = '#stop, #before, #full'
const BLOCKS = 'h2, h3, h4, p, li, dt, dd, summary, label, figcaption, pre'
/** Buttons, links onward and the choice of a system are for the hand, not for the ear. */
const SILENT = '.tools, fieldset, .ask, .next, .no-print, .only-print, nav'

/** The sentences that the page shows now, for the chosen system only. */
export function sentencesOnPage(page: ParentNode): PlacedSentence[] {
  const blocks = [...page.querySelectorAll<HTMLElement>(PARTS)].flatMap(part =>
    [...part.querySelectorAll<HTMLElement>(BLOCKS)].filter(isRead),
  )
  return blocks.flatMap(block => {
    const part = partOf(block)
    const text = block.textContent
    if (block.matches('pre'))
      return [{ block, part, span: trimmed(text), text: 'The command is on the screen.' }]
    const before = beforeWords(block)
    return sentenceSpans(text).map((span, at) => ({
      block,
      part,
      span,
      text: (at === 0 ? before : '') + spoken(text.slice(span.start, span.end)),
    }))
  })
}

function isRead(block: HTMLElement): boolean {
  return !block.closest(SILENT) && !block.querySelector(BLOCKS) && isShown(block)
}

/** A folded warning counts as shown: it is read, and opens when its turn comes. */
function isShown(block: HTMLElement): boolean {
  const fold = block.closest('details:not([open])')
  return (fold ?? block).checkVisibility?.() ?? block.getClientRects().length > 0
}

/** What the eye sees beside a text and the ear would miss. */
function beforeWords(block: HTMLElement): string {
  if (block.localName === 'figcaption') return 'Picture: '
  const step = block.matches('.fix ol > li, .fix ol > li > .say') && block.closest('li')
  const number = step ? [...(step.parentElement?.children ?? [])].indexOf(step) + 1 : 0
  return number > 0 ? `Step ${number}. ` : ''
}

function partOf(block: HTMLElement): string {
  const section = block.closest('section[id]')
  const fix = section?.matches('.fix') && section.querySelector('header .vh')
  const heading = fix || section?.querySelector('h2')
  return heading?.textContent.replace(/:\s*$/, '').trim() ?? ''
}

function trimmed(text: string): Span {
  const start = text.length - text.trimStart().length
  return { start, end: Math.max(start, text.trimEnd().length) }
}

/** The sentence as a range of the page. Made anew each time, since highlighting may have cut the text in pieces. */
export function rangeOf({ block, span }: PlacedSentence): Range {
  const range = document.createRange()
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  let from = 0
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (span.start >= from && span.start < from + length) range.setStart(node, span.start - from)
    if (span.end > from && span.end <= from + length) range.setEnd(node, span.end - from)
    from += length
  }
  return range
}
