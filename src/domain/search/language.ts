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
}

interface Phrase {
  stems: readonly string[]
  /** The term that stands for the phrase; none where the phrase says nothing. */
  term: string | undefined
}

const NEAR = 0.8
const HINT = 0.45

/** Prepares the curated words once, so that reading a text is quick. */
export function languageOf(words: SearchWords): Language {
  const phrases = new Map<string, Phrase[]>()
  const kinds = new Map<string, Kind>()
  const add = (text: string, term: string | undefined) => {
    const stems = stemsOf(text)
    const [first] = stems
    if (first === undefined) return
    phrases.set(first, [...(phrases.get(first) ?? []), { stems, term }])
  }
  for (const [first = '', ...others] of words.same) {
    const term = joined(first)
    for (const text of [first, ...others]) add(text, term)
  }
  // A related word of several parts is one term as well, unless a group already named it.
  for (const { say } of words.related) {
    for (const text of say) if (text.includes(' ') && !known(phrases, text)) add(text, joined(text))
  }
  for (const text of words.stop) if (text.includes(' ')) add(text, undefined)
  for (const list of phrases.values()) list.sort((a, b) => b.stems.length - a.stems.length)

  const term = (text: string) => known(phrases, text)?.term ?? joined(text)
  for (const kind of ['elsewhere', 'weak', 'context', 'stop'] as const) {
    for (const text of words[kind]) if (!(kind === 'stop' && text.includes(' '))) kinds.set(term(text), kind)
  }
  const leads = new Map<string, Lead[]>()
  for (const { say, near, hint } of words.related) {
    const targets = [
      ...near.map(text => ({ term: term(text), factor: NEAR })),
      ...hint.map(text => ({ term: term(text), factor: HINT })),
    ]
    for (const text of say) leads.set(term(text), [...(leads.get(term(text)) ?? []), ...targets])
  }
  return {
    phrases,
    leads,
    kinds,
    not: new Set(words.not.map(joined)),
    ceasing: new Set(words.ceasing.map(joined)),
    codes: words.codes.map(({ like, means }) => ({
      like: new RegExp(`^(?:${like})$`, 'i'),
      means: means.map(text => ({ term: term(text), factor: NEAR })),
    })),
  }
}

/** The stems of a phrase, in order. */
export const stemsOf = (text: string) => tokenise(text).map(({ word }) => stem(word))

const joined = (text: string) => stemsOf(text).join('')

function known(phrases: ReadonlyMap<string, readonly Phrase[]>, text: string): Phrase | undefined {
  const stems = stemsOf(text)
  return phrases.get(stems[0] ?? '')?.find(phrase => phrase.stems.join(' ') === stems.join(' '))
}
