import { stem } from './stem.ts'
import { wordsOf } from './tokenise.ts'
import type { SearchWords } from './words.ts'

/** Words that count as one, and the term that stands for them. */
export interface Phrase {
  stems: readonly string[]
  term: string
}

export interface Phrases {
  /** The longest phrase that begins at this place in a row of stems. */
  at: (stems: readonly string[], place: number) => Phrase | undefined
  /** The term that a curated word or phrase is filed under. */
  term: (text: string) => string
}

/** Gathers every phrase of the curated words. Where two lists name the same phrase, the first one counts. */
export function phrasesOf(words: SearchWords): Phrases {
  const { same, related, stop, people, ours, others, weak, context, elsewhere } = words
  const read = new Map<string, readonly string[]>()
  const stemsOf = (text: string) => {
    const known = read.get(text)
    if (known) return known
    const stems = wordsOf(text).map(stem)
    read.set(text, stems)
    return stems
  }
  const terms = new Map<string, string>()
  const names = new Map<string, string>()
  const byFirst = new Map<string, Phrase[]>()
  const add = (text: string, name: string) => {
    const stems = stemsOf(text)
    const [first] = stems
    if (first === undefined || terms.has(stems.join(' '))) return
    const term = stemsOf(name).join('')
    terms.set(stems.join(' '), term)
    const list = byFirst.get(first) ?? []
    list.push({ stems, term })
    byFirst.set(first, list)
  }

  for (const group of same) for (const text of group) add(text, group[0] ?? text)
  const said = related.flatMap(({ say }) => say)
  for (const text of [said, stop, people, ours, others, weak, context, ...elsewhere].flat()) {
    if (text.includes(' ')) add(text, text)
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length)

  return {
    at: (stems, place) =>
      byFirst
        .get(stems[place] ?? '')
        ?.find(phrase => phrase.stems.every((part, n) => part === stems[place + n])),
    term(text) {
      const known = names.get(text)
      if (known !== undefined) return known
      const stems = stemsOf(text)
      const term = terms.get(stems.join(' ')) ?? stems.join('')
      names.set(text, term)
      return term
    },
  }
}
