import * as v from 'valibot'

import { SearchWords } from './words.ts'

/** The file that is loaded first. It does not grow with the library. */
export const Core = v.object({
  /** Changes with any part of the index; the names of all other files begin with it. */
  version: v.string(),
  guides: v.number(),
  /** Into how many files the terms are dealt. */
  termFiles: v.number(),
  /** How many cards are in one file. */
  cardsPerFile: v.number(),
  /** One file of words for each first letter, or one for all. */
  wordsByLetter: v.boolean(),
  /** All spellings of the codes that have a page. */
  codes: v.array(v.string()),
  words: SearchWords,
  /** In a small library: the other files, by name. */
  packed: v.record(v.string(), v.unknown()),
})
export type Core = v.InferOutput<typeof Core>

/** Words of the guides, by how common they are; each entry is words with spaces between. */
export const WordsFile = v.array(v.string())
export type WordsFile = v.InferOutput<typeof WordsFile>

/**
 * Terms with spaces between, and where they stand: the guides, the units in these, and how each unit says it (postings.ts).
 * Like stands beside like, because that is sent in a fifth fewer bytes than each term with its own places.
 */
export const TermsFile = v.tuple([v.string(), v.string(), v.string(), v.string()])
export type TermsFile = v.InferOutput<typeof TermsFile>

/**
 * Id, title and description of guides that follow one another; then what answers their symptoms: how many of them, the
 * address, and what it is called.
 */
export const CardsFile = v.array(
  v.tuple([
    v.number(),
    v.string(),
    v.string(),
    v.array(v.tuple([v.number(), v.string(), v.string()])),
  ]),
)
export type CardsFile = v.InferOutput<typeof CardsFile>

/** The pages of error codes. */
export const CodesFile = v.array(
  v.object({
    keys: v.array(v.string()),
    code: v.string(),
    title: v.string(),
    description: v.string(),
    address: v.string(),
    /** Places of the guides that help, counted as the cards are. */
    guides: v.array(v.number()),
  }),
)
export type CodesFile = v.InferOutput<typeof CodesFile>

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz', 'other']

/** Words that begin with no letter from a to z share one file. */
export function wordsFile(core: Core, word: string): string {
  if (!core.wordsByLetter) return `${core.version}/words`
  return `${core.version}/words-${/^[a-z]/.exec(word)?.[0] ?? 'other'}`
}

export const allWordsFiles = (core: Core) =>
  core.wordsByLetter
    ? LETTERS.map(letter => `${core.version}/words-${letter}`)
    : [wordsFile(core, '')]

export const termsFile = (core: Core, term: string) =>
  `${core.version}/terms-${hash(term) % core.termFiles}`

export const allTermsFiles = (core: Core) =>
  Array.from({ length: core.termFiles }, (_, number) => `${core.version}/terms-${number}`)

export const cardsFile = (core: Core, guide: number) =>
  `${core.version}/cards-${Math.floor(guide / core.cardsPerFile)}`

export const codesFile = (core: Core) => `${core.version}/codes`

/** A number from a text that is the same everywhere (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return value
}
