import { assertNever } from '#domain/result.ts'
import { segmentsOf } from './segments.ts'

/** A sentence inside a text: from `start` up to but without `end`. */
export interface Span {
  start: number
  end: number
}

/** A sentence to say. */
export interface Sentence {
  /** The words as they are spoken. */
  text: string
  /** Where in the page it stands: "Fix 1". Empty when nowhere special. */
  part: string
}

/** Why reading stopped before the end. */
export type PauseReason = 'asked' | 'interrupted' | 'refused' | 'failed' | 'stuck'

export type Reading =
  | { state: 'idle' }
  | { state: 'playing'; at: number; of: number }
  | { state: 'paused'; at: number; of: number; why: PauseReason }

/** What a reader is told; empty where they stopped it themselves. `again` is what the button then reads. */
export function sentenceOfPause(why: PauseReason, button: string, again: string): string {
  switch (why) {
    case 'asked':
    case 'interrupted':
      return ''
    case 'refused':
      return `Your browser waits for one more press. Select ${button}.`
    case 'failed':
      return 'Reading aloud did not work. This device may have no English voice.'
    case 'stuck':
      return `The voice got stuck. Select ${button} to hear ${again} again.`
    default:
      return assertNever(why)
  }
}

/** Browsers fall silent after about 15 seconds of one utterance; this many characters stay well below. */
const BREATH = 180
/** Never so short that words fall apart. */
const SHORTEST_BREATH = 40

const NOT_AN_END = /\b(?:e\.g|i\.e|etc|approx|Mr|Mrs|Ms|Dr|No|vs)\.\s*$/i

/** Cuts a text into sentences. Put together again they are the text, spaces and all. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = []
  let open = false
  for (const segment of segmentsOf(text)) {
    if (open) sentences.push((sentences.pop() ?? '') + segment)
    else sentences.push(segment)
    open = NOT_AN_END.test(segment)
  }
  return sentences
}

/** Where the sentences of a text are, without the spaces around them. Empty ones are left out. */
export function sentenceSpans(text: string): Span[] {
  let from = 0
  return sentencesIn(text).flatMap(sentence => {
    const start = from + (sentence.length - sentence.trimStart().length)
    const end = from + sentence.trimEnd().length
    from += sentence.length
    return end > start ? [{ start, end }] : []
  })
}

/**
 * Cuts a sentence into what the browser can say in one go at this speed, at a pause where there is one.
 * Put together again they are the sentence.
 */
export function breathsOf(sentence: string, speed: number): string[] {
  const longest = Math.max(SHORTEST_BREATH, Math.floor(BREATH * Math.min(1, speed)))
  const breaths: string[] = []
  let rest = sentence
  while (rest.length > longest) {
    const end = endOfBreath(rest, longest)
    breaths.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return rest ? [...breaths, rest] : breaths
}

function endOfBreath(text: string, longest: number): number {
  const head = text.slice(0, longest)
  const pause = Math.max(...[', ', '; ', ': ', ' – '].map(sign => head.lastIndexOf(sign)))
  if (pause > longest / 3) return head.indexOf(' ', pause + 1) + 1
  const space = head.lastIndexOf(' ')
  if (space > 0) return space + 1
  // One endless word: do not cut through a character that takes two places.
  const code = head.charCodeAt(longest - 1)
  return code >= 0xd800 && code <= 0xdbff ? longest - 1 : longest
}
