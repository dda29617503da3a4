import { heardIn } from '#domain/read-aloud/for-ear.ts'
import { sentenceSpans } from '#domain/read-aloud/sentences.ts'
import type { Sentence, Span } from '#domain/read-aloud/sentences.ts'
import { spoken } from '#domain/read-aloud/spoken.ts'
import { swapsForEar } from '#islands/ui/swaps-for-ear.ts'
import { isForReader, shownSystem } from './shown-system.ts'

/** A sentence and where it stands, so that it can be highlighted. */
export interface PlacedSentence extends Sentence {
  block: HTMLElement
  span: Span
  /** Whether it tells of the outline: then the fix that it stands in need not be open. */
  isRow: boolean
}

/** What a guide reads, in its order: the warnings come first, also for somebody who listens. */
const PARTS = 'h1, #stop, #before, #full'
const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, summary, label, figcaption, pre'
/** Buttons, links onward and the choice of a system are for the hand, and "The command" is said with its sentence. */
const SILENT =
  '.tools, fieldset, .ask, .next, .no-print, .only-print, nav, #done:not(:target), .command > h4'
const HEADER = '.fix > header'

/**
 * The whole guide for the chosen system: a closed fix, like a folded warning, opens when its turn comes. `hasRows` has
 * the name of each fix read before the first one, as the eye sees them below each other.
 */
export function sentencesOnPage(page: Document, hasRows: boolean): PlacedSentence[] {
  const blocks = [...page.querySelectorAll<HTMLElement>(PARTS)].flatMap(part =>
    [part, ...part.querySelectorAll<HTMLElement>(BLOCKS)].filter(isRead),
  )
  return blocks.flatMap(block => {
    const said = sentencesOf(block)
    return hasRows && block.matches('.fixes > h2') ? [...said, ...rowsAfter(block, page)] : said
  })
}

function isRead(block: HTMLElement): boolean {
  return (
    block.matches(BLOCKS) &&
    // The line below the name of a fix is said together with it.
    !block.matches(`${HEADER} > p`) &&
    !block.closest(SILENT) &&
    !block.querySelector(BLOCKS) &&
    isForReader(block) &&
    isOfUse(block)
  )
}

/** Of a fix for other computers one hears its name, and whom it is for: the rest would lead nowhere. */
function isOfUse(block: HTMLElement): boolean {
  if (!shownSystem(block.ownerDocument)) return true
  const hint = block.closest('.fix')?.querySelector(':scope > p > .one-system')?.parentElement
  return !hint || !isForReader(hint) || hint === block || block.closest(HEADER) !== null
}

function sentencesOf(block: HTMLElement): PlacedSentence[] {
  const header = block.closest<HTMLElement>(HEADER)
  if (header) return [nameOfFix(header)]
  const part = partOf(block)
  const text = block.textContent
  const placed = { block, part, isRow: false }
  if (block.matches('pre'))
    return [{ ...placed, span: trimmed(text), text: 'The command is on the screen.' }]
  const step = stepOf(block)
  const before = beforeWords(block, step)
  const swaps = swapsForEar(block, step)
  return sentenceSpans(text).flatMap((span, at) => {
    const words = heardIn(text, span, swaps)
    return words ? [{ ...placed, span, text: (at === 0 ? before : '') + words }] : []
  })
}

/** "Fix 1: Restart the router. Try this first, 10 minutes, easy." */
function nameOfFix(header: HTMLElement): PlacedSentence {
  const lines = [...header.querySelectorAll('h2, p')].map(({ textContent }) => spoken(textContent))
  const text = header.textContent
  const number = header.querySelector('b')?.textContent.length ?? 0
  return {
    block: header,
    part: partOf(header),
    span: {
      start: text.indexOf(text.slice(number).trimStart(), number),
      end: text.trimEnd().length,
    },
    text: lines.map(line => (/[.?!]$/.test(line) ? line : `${line}.`)).join(' '),
    isRow: false,
  }
}

/** The outline, for somebody who cannot see it: what there is, and that it can be chosen from. */
function rowsAfter(heading: HTMLElement, page: Document): PlacedSentence[] {
  const text = heading.textContent
  const part = spoken(text)
  const hint = {
    block: heading,
    part,
    span: trimmed(text),
    text: 'Select one at any time to hear it.',
    isRow: true,
  }
  const rows = [...page.querySelectorAll<HTMLElement>(HEADER)].map(nameOfFix)
  return [hint, ...rows.map(row => ({ ...row, part, isRow: true }))]
}

/** The number of the step that a block belongs to; 0 outside the steps of a fix. */
function stepOf(block: HTMLElement): number {
  const step = block.closest('.fix ol > li')
  return step ? [...(step.parentElement?.children ?? [])].indexOf(step) + 1 : 0
}

/** What the eye sees beside a text and the ear would miss. */
function beforeWords(block: HTMLElement, step: number): string {
  if (block.localName === 'figcaption') return 'Picture: '
  return step > 0 && block.matches('.fix ol > li, .fix ol > li > .say') ? `Step ${step}. ` : ''
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
