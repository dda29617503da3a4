import * as v from 'valibot'

import {
  CardsFile,
  cardsFile,
  CodesFile,
  codesFile,
  Core,
  TermsFile,
  termsFile,
  WordsFile,
  wordsFile,
} from './files.ts'
import type { Language } from './language.ts'
import { languageOf } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { guideWords, listedWords, together } from './lexicon.ts'
import { phrasesOf } from './phrases.ts'
import { readTerms } from './postings.ts'
import type { TermPlaces } from './postings.ts'

/** Fetches one file of the index by its name. Rejects when it cannot. */
export type Load = (name: string) => Promise<unknown>

/** The index, loaded piece by piece as it is asked for, and kept. */
export interface Library {
  guides: number
  language: Language
  /** Every spelling of the codes that have a page. */
  codes: ReadonlySet<string>
  /** The words of the curated lists, known without loading anything. */
  listed: Lexicon
  /** These, and all that the guides say which begins as one of the words does. */
  lexicon: (words: readonly string[]) => Promise<Lexicon>
  places: (terms: readonly string[]) => Promise<Map<string, TermPlaces>>
  card: (guide: number) => Promise<CardsFile[number] | undefined>
  code: (key: string) => Promise<CodesFile[number] | undefined>
}

/** Gives the browser a moment for what the reader does, between two pieces of work. */
export type Yield = () => Promise<void>

/** One query loads at most so many files of terms; those asked for first are the ones that matter most. */
const MOST_TERM_FILES = 12

/** Opens the index. Rejects if `load` does, or if a file is not what it should be; nothing bad is kept. */
export async function openLibrary(load: Load, yieldNow: Yield): Promise<Library> {
  const core = v.parse(Core, await load('core'))
  await yieldNow()
  const phrases = phrasesOf(core.words)
  await yieldNow()
  const language = languageOf(core.words, phrases)
  await yieldNow()
  const files = new Map<string, Promise<unknown>>()
  const listed = listedWords(language)

  const file = <File>(name: string, parse: (data: unknown) => File): Promise<File> => {
    const before = files.get(name) as Promise<File> | undefined
    if (before) return before
    const data = Object.hasOwn(core.packed, name) ? Promise.resolve(core.packed[name]) : load(name)
    const parsed = data.then(parse)
    files.set(name, parsed)
    parsed.catch(() => files.delete(name))
    return parsed
  }

  return {
    guides: core.guides,
    language,
    codes: new Set(core.codes),
    listed,
    async lexicon(words) {
      const names = new Set(words.map(word => wordsFile(core, word)))
      return together([
        listed,
        ...(await Promise.all([...names].map(name => file(name, readWords)))),
      ])
    },
    async places(terms) {
      const names = [...new Set(terms.map(term => termsFile(core, term)))].slice(0, MOST_TERM_FILES)
      const found = await Promise.all(names.map(name => file(name, readPlaces)))
      const loaded = new Map(names.map((name, n) => [name, found[n]]))
      return new Map(
        terms.flatMap(term => {
          const places = loaded.get(termsFile(core, term))?.get(term)
          return places ? [[term, places] as const] : []
        }),
      )
    },
    async card(guide) {
      const cards = await file(cardsFile(core, guide), readCards)
      return cards[guide % core.cardsPerFile]
    },
    async code(key) {
      const pages = await file(codesFile(core), readCodes)
      return pages.find(({ keys }) => keys.includes(key))
    },
  }
}

const readWords = (data: unknown) => guideWords(v.parse(WordsFile, data))
const readCards = (data: unknown) => v.parse(CardsFile, data)
const readCodes = (data: unknown) => v.parse(CodesFile, data)
const readPlaces = (data: unknown) => readTerms(v.parse(TermsFile, data))
