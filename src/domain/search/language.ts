import { stem } from './stem.ts'
import { tokenise } from './tokenise.ts'
import type { SearchWords } from './words.ts'

/** How much a word says by itself. */
export type Kind = 'plain' | 'context' | 'weak' | 'stop' | 'elsewhere'

/** A term that a word leads to, and how surely: 1 is the word itself. */
export interface Lead {
  term: string
  factor: number
}

/** The curated words in the form that texts and queries are read with. */
export interface Language {
  /** Phrases by their first stem, longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
  leads: ReadonlyMap<string, readonly Lead[]>
  kinds: ReadonlyMap<string, Kind>
  not: ReadonlySet<string>
  ceasing: ReadonlySet<string>
  codes: readonly { like: RegExp; means: readonly Lead[] }[]
  /** Every single word of the lists as it is written, with how likely it is what was meant. */
  vocabulary: ReadonlyMap<string, number>
}

export interface Phrase {
  stems: readonly string[]
  term: string
}

export const FACTORS = { near: 0.92, hint: 0.42, alike: 0.63 }

/** Words of other subjects are seldom what a misspelt word stands for; ordinary ones never. */
const SELDOM_MEANT = -3
export const NEVER_MEANT = -9

/** Prepares the curated words once, so that reading a text is quick. */
export function languageOf(words: SearchWords): Language {
  const { same, alike, related, stop, weak, context, codes } = words
  const elsewhere = words.elsewhere.flat()
  const phrases = phrasesOf(words)
  const term = (text: string) => find(phrases, stemsOf(text))?.term ?? joined(text)

  const kinds = new Map<string, Kind>()
  for (const [kind, texts] of Object.entries({ elsewhere, weak, context, stop })) {
    for (const text of texts) kinds.set(term(text), kind as Kind)
  }
  const leads = new Map<string, Lead[]>()
  const lead = (from: string, to: string, factor: number) => {
    if (term(from) === term(to)) return
    leads.set(term(from), [...(leads.get(term(from)) ?? []), { term: term(to), factor }])
  }
  for (const group of alike) {
    for (const from of group) for (const to of group) lead(from, to, FACTORS.alike)
  }
  for (const { say, near, hint } of related) {
    for (const from of say) {
      for (const to of near) lead(from, to, FACTORS.near)
      for (const to of hint) lead(from, to, FACTORS.hint)
    }
  }
  const written = [same, alike, related.flatMap(({ say, near, hint }) => [say, near, hint])].flat(2)
  return {
    phrases,
    leads,
    kinds,
    not: new Set(words.not.map(joined)),
    ceasing: new Set(words.ceasing.map(joined)),
    codes: codes.map(({ like, means }) => ({
      like: new RegExp(`^(?:${like})$`),
      means: means.map(text => ({ term: term(text), factor: FACTORS.near })),
    })),
    vocabulary: new Map([
      ...wordsIn([words.everyday], NEVER_MEANT),
      ...wordsIn(elsewhere, SELDOM_MEANT),
      ...wordsIn([written, stop, weak, context, words.not, words.ceasing].flat(), 0),
    ]),
  }
}

const wordsIn = (texts: readonly string[], likely: number) =>
  texts.flatMap(text => tokenise(text, text.length).map(({ word }) => [word, likely] as const))

/** The stems of a phrase, in order. */
export const stemsOf = (text: string) => tokenise(text).map(({ word }) => stem(word))

const joined = (text: string) => stemsOf(text).join('')

function phrasesOf({ same, related, stop, weak, context, elsewhere }: SearchWords) {
  const phrases = new Map<string, Phrase[]>()
  const add = (text: string, term: string) => {
    const stems = stemsOf(text)
    const first = stems[0] ?? ''
    if (find(phrases, stems)) return
    phrases.set(first, [...(phrases.get(first) ?? []), { stems, term }])
  }
  for (const group of same) for (const text of group) add(text, joined(group[0] ?? text))
  const said = related.flatMap(({ say }) => say)
  for (const text of said) if (text.includes(' ')) add(text, joined(text))
  for (const text of [stop, weak, context, ...elsewhere].flat()) {
    if (text.includes(' ')) add(text, joined(text))
  }
  for (const list of phrases.values()) list.sort((a, b) => b.stems.length - a.stems.length)
  return phrases
}

function find(phrases: ReadonlyMap<string, readonly Phrase[]>, stems: readonly string[]) {
  return phrases
    .get(stems[0] ?? '')
    ?.find(
      phrase =>
        phrase.stems.length === stems.length && phrase.stems.every((s, n) => s === stems[n]),
    )
}
