import { sentenceSpans } from '#domain/read-aloud/sentences.ts'
import type { Sentence } from '#domain/read-aloud/sentences.ts'
import { spoken } from '#domain/read-aloud/spoken.ts'

/** `div` stands for a line that is in no paragraph. */
const BLOCKS = 'h1, h2, h3, p, li, dt, dd, div'

/** What the eye sees of a step, in its order, but for the buttons. */
export function sentencesOfStep(page: ParentNode): Sentence[] {
  const parts = [...page.querySelectorAll('dialog.turn [data-say]')]
  const blocks = parts
    .flatMap(part => [part, ...part.querySelectorAll(BLOCKS)])
    .filter(block => block.matches(BLOCKS) && !block.querySelector(BLOCKS))
  return blocks.flatMap(({ textContent }) =>
    sentenceSpans(textContent).map(({ start, end }) => ({
      text: spoken(textContent.slice(start, end)),
      part: '',
    })),
  )
}
