import type { GuideSummary } from './guide.ts'
import type { Answer } from './symptoms.ts'

export interface AnswerLink {
  /** `#fix-3` in the guide itself, or `/issue/21#fix-3`. */
  address: string
  /** "Fix 3: Forget the network, then join again" */
  label: string
}

type Named = Pick<GuideSummary, 'title' | 'headings' | 'word'>

const partNames = {
  stop: 'Stop and get help if you see this',
  good: 'Good to know',
  still: 'Still not fixed?',
}

/** Where an answer of a guide stands, and what it is called. `others` are the guides by number. */
export function linkTo(
  answer: Answer,
  guide: Named,
  others: ReadonlyMap<number, Named>,
): AnswerLink {
  if (answer.kind === 'fix')
    return { address: `#fix-${answer.number}`, label: fixName(answer.number, guide) }
  if (answer.kind === 'part') return { address: `#${answer.part}`, label: partNames[answer.part] }
  const other = others.get(answer.id)
  const address = `/issue/${answer.id}`
  if (!other) return { address, label: `Guide ${answer.id}` }
  if (!answer.fix) return { address, label: other.title }
  return {
    address: `${address}#fix-${answer.fix}`,
    label: `${other.title}, ${fixName(answer.fix, other)}`,
  }
}

/** "Fix 3: Forget the network, then join again" */
export const fixName = (number: number, { word, headings }: Omit<Named, 'title'>): string =>
  `${word} ${number}: ${headings[number - 1] ?? ''}`
