import { heardIn, saysItIsUndo } from '#domain/read-aloud/for-ear.ts'
import { sentenceSpans } from '#domain/read-aloud/sentences.ts'
import type { Sentence } from '#domain/read-aloud/sentences.ts'
import { swapsForEar } from '#islands/ui/swaps-for-ear.ts'

/** `div` stands for a line that is in no paragraph. */
const BLOCKS = 'h1, h2, h3, p, li, dt, dd, div'

/** What the eye sees of a step, in its order, but for the buttons. */
export function sentencesOfStep(page: ParentNode): Sentence[] {
  const parts = [...page.querySelectorAll('dialog.turn [data-say]')]
  const step = Number(/^Step (\d+)/.exec(headingOf(page))?.[1] ?? 0)
  const blocks = parts
    .flatMap(part => [part, ...part.querySelectorAll(BLOCKS)])
    .filter(block => block.matches(BLOCKS) && !block.querySelector(BLOCKS))
    .filter(block => !isNeedlessLabel(block))
  return blocks.flatMap(block => {
    const swaps = swapsForEar(block, step)
    return sentenceSpans(block.textContent)
      .map(span => ({ text: heardIn(block.textContent, span, swaps), part: '' }))
      .filter(({ text }) => text !== '')
  })
}

const headingOf = (page: ParentNode) =>
  page.querySelector('dialog.turn [data-say] h1')?.textContent.trim() ?? ''

const isNeedlessLabel = (block: Element) =>
  block.matches('.note-undo > .turn-label') &&
  saysItIsUndo(block.nextElementSibling?.textContent ?? '')
