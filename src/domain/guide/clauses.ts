import { hideLabels, showLabels } from './marked-text.ts'
import { sentencesOf } from './text.ts'

/** A part of a sentence that may tell a reader to do something. */
export interface Clause {
  /** From its verb to the end of the sentence: what is told may go on behind an "and". */
  onward: string
  /** This clause alone, with its labels set off. */
  marked: string
  /** The whole sentence. */
  sentence: string
  /** What the same text says in the sentences before. */
  before: string
}

const BREAK = /(,? then |, and |, or |, but |, so |, |; |: | and | or | but |\. )/
const JOINS = /^,? (?:and|or) $/
/** Words before the verb that do not change what is told: "Now delete …", "You can delete …". */
const LEAD =
  /^(?:(?:now|next|first|finally|also|then|please|carefully|quickly|go ahead and|try to|feel free to|it is (?:safe|fine|ok) to|you (?:can|could|may|might|should|must|will|have to|need to|want to)|you'll have to|make sure (?:that )?you) (?:(?:also|now|first|safely|always|even|simply) )?)+/i
const NOT = /^(?:please )?(?:do not|don't|never|not|nor)\b/i

/** The clauses of marked text that tell to do something. What follows "do not" or "never" tells to leave it alone. */
export function clausesOf(marked: string): Clause[] {
  const { text, labels } = hideLabels(marked)
  const sentences = sentencesOf(text)
  return sentences.flatMap((sentence, at) =>
    clausesOfSentence(sentence, labels).map(clause => ({
      ...clause,
      before: showLabels(sentences.slice(0, at).join(' '), labels),
    })),
  )
}

function clausesOfSentence(hidden: string, labels: readonly string[]): Omit<Clause, 'before'>[] {
  const sentence = showLabels(hidden, labels)
  const clauses: Omit<Clause, 'before'>[] = []
  const pieces = hidden.split(BREAK)
  let negated = false
  for (let at = 0; at < pieces.length; at += 2) {
    const clause = pieces[at]?.trim() ?? ''
    // "Do not select A or press B" forbids both.
    negated = NOT.test(clause.replace(LEAD, '')) || (negated && JOINS.test(pieces[at - 1] ?? ''))
    if (negated || !clause) continue
    const onward = pieces.slice(at).join('').trim()
    clauses.push({
      onward: showLabels(onward.replace(LEAD, ''), labels),
      marked: showLabels(clause, labels),
      sentence,
    })
  }
  return clauses
}
