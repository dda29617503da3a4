import { phrasesOf } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import { wordsOf } from './tokenise.ts'
import type { SearchWords } from './words.ts'

/** How much a word says by itself. */
export type Kind = 'plain' | 'context' | 'weak' | 'stop' | 'ordinary' | 'elsewhere'

/** A term that a word leads to, and how surely: 1 is the word itself. */
export interface Expansion {
  term: string
  factor: number
}

/** The curated words in the form that texts and queries are read with. */
export interface Language {
  phrases: Phrases
  expansions: ReadonlyMap<string, readonly Expansion[]>
  kinds: ReadonlyMap<string, Kind>
  /** Words that turn the next one round, and words that turn a following "-ing" round. */
  not: ReadonlySet<string>
  ceasing: ReadonlySet<string>
  /** Words that name a computer or what belongs to it, and words that name another device. */
  ours: ReadonlySet<string>
  others: ReadonlySet<string>
  /** Words that tell of a fault. */
  trouble: ReadonlySet<string>
  /** Beginnings of questions that ask for knowledge, not for help. */
  facts: readonly string[]
  codes: readonly { like: RegExp; means: readonly Expansion[] }[]
  /** Every single word of the lists as it is written, with how likely it is what was meant. */
  vocabulary: ReadonlyMap<string, number>
}

const FACTORS = { near: 0.92, hint: 0.42, alike: 0.63 }

/** Ordinary words and words of other subjects are never what a misspelt word stands for. */
export const NEVER_MEANT = -1
const MAY_BE_MEANT = 0

/** Prepares the curated words once, so that reading a text is quick. */
export function languageOf(words: SearchWords, phrases: Phrases = phrasesOf(words)): Language {
  const terms = (texts: readonly string[]) => new Set(texts.map(phrases.term))
  return {
    phrases,
    expansions: expansionsOf(words, phrases),
    kinds: kindsOf(words, phrases),
    not: terms(words.not),
    ceasing: terms(words.ceasing),
    ours: terms(words.ours),
    others: terms(words.others),
    trouble: terms(words.trouble),
    facts: words.facts,
    codes: words.codes.map(({ like, means }) => ({
      like: new RegExp(`^(?:${like})$`),
      means: [...terms(means)].map(term => ({ term, factor: FACTORS.near })),
    })),
    vocabulary: vocabularyOf(words),
  }
}

function expansionsOf(
  { alike, related }: SearchWords,
  { term }: Phrases,
): Map<string, Expansion[]> {
  const expansions = new Map<string, Expansion[]>()
  const expansion = (from: string, to: string, factor: number) => {
    const list = expansions.get(term(from)) ?? []
    if (term(from) !== term(to)) list.push({ term: term(to), factor })
    expansions.set(term(from), list)
  }
  for (const group of alike) {
    for (const from of group) for (const to of group) expansion(from, to, FACTORS.alike)
  }
  for (const { say, near, hint } of related) {
    for (const from of say) {
      for (const to of near) expansion(from, to, FACTORS.near)
      for (const to of hint) expansion(from, to, FACTORS.hint)
    }
  }
  return expansions
}

/** A word in several lists is of the last kind here that names it. */
function kindsOf(words: SearchWords, { term }: Phrases) {
  const { weak, context, stop, people } = words
  const kinds = new Map<string, Kind>()
  const ordinary = wordsOf(words.everyday)
  const lists = { ordinary, elsewhere: words.elsewhere.flat(), weak, context, people, stop }
  for (const [kind, texts] of Object.entries(lists)) {
    for (const text of texts) kinds.set(term(text), kind === 'people' ? 'stop' : (kind as Kind))
  }
  return kinds
}

function vocabularyOf(words: SearchWords): Map<string, number> {
  const { same, alike, related, stop, people, ours, others, weak, context, not, ceasing } = words
  const vocabulary = new Map<string, number>()
  const add = (texts: readonly string[], likely: number) => {
    for (const text of texts) for (const word of wordsOf(text)) vocabulary.set(word, likely)
  }
  add([words.everyday], NEVER_MEANT)
  for (const list of words.elsewhere) add(list, NEVER_MEANT)
  for (const list of [...same, ...alike]) add(list, MAY_BE_MEANT)
  for (const { say, near, hint } of related)
    for (const list of [say, near, hint]) add(list, MAY_BE_MEANT)
  for (const list of [stop, people, ours, others, weak, context, not, ceasing])
    add(list, MAY_BE_MEANT)
  return vocabulary
}
