import type { CardsFile, CodesFile, Core, TermsFile, WordsFile } from './files.ts'
import { cardsFile, codesFile, hash, termsFile, wordsFile } from './files.ts'
import { languageOf } from './language.ts'
import type { Language } from './language.ts'
import { codeKeys } from './codes.ts'
import type { Place, Posting } from './postings.ts'
import { writePostings } from './postings.ts'
import type { CodeRecord, SearchRecord } from './records.ts'
import { tokenise } from './tokenise.ts'
import { unitsOf } from './units.ts'
import type { Unit } from './units.ts'
import { weight } from './weight.ts'
import type { SearchWords } from './words.ts'

/** Up to this many characters of files the library counts as small: everything is in `core`. */
const SMALL_LIBRARY = 160_000
/** About this many characters go into one file of terms. */
const TERMS_FILE = 4_000
const CARDS_PER_FILE = 8
/** A term that more guides have keeps the guides that say it most. */
const MOST_GUIDES = 250

/** The files of a search index by name. Each value can be written as JSON. */
export type SearchFiles = Record<string, unknown>

/** Builds the whole index. The same records give the same files, whatever their order. */
export function buildSearchIndex(
  records: readonly SearchRecord[],
  words: SearchWords,
  codes: readonly CodeRecord[] = [],
): SearchFiles {
  const language = languageOf(words)
  const guides = records.toSorted((a, b) => a.id - b.id)
  const terms = termTable(guides, language)
  const core: Core = {
    version: hash(JSON.stringify([guides, words, codes])).toString(36),
    guides: guides.length,
    termFiles: Math.max(1, Math.ceil(JSON.stringify(terms).length / TERMS_FILE)),
    cardsPerFile: CARDS_PER_FILE,
    wordsByLetter: true,
    codes: codes.flatMap(codeKeys),
    words,
    packed: {},
  }
  const files = shards(core, guides, terms, codes)
  if (JSON.stringify(files).length > SMALL_LIBRARY) return { core, ...files }
  const small = { ...core, termFiles: 1, cardsPerFile: guides.length + 1, wordsByLetter: false }
  return { core: { ...small, packed: shards(small, guides, terms, codes) } }
}

function shards(
  core: Core,
  guides: readonly SearchRecord[],
  terms: TermsFile,
  codes: readonly CodeRecord[],
): SearchFiles {
  const files: SearchFiles = {}
  const at = <File>(name: string, empty: File) => (files[name] ??= empty) as File
  for (const [term, entry] of Object.entries(terms)) {
    at<TermsFile>(termsFile(core, term), {})[term] = entry
  }
  for (const [word, common] of commonness(guides)) {
    const lists = at<string[][]>(wordsFile(core, word), [])
    for (let n = lists.length; n <= common; n += 1) lists.push([])
    lists[common]?.push(word)
  }
  for (const [name, lists] of Object.entries(files)) {
    if (Array.isArray(lists))
      files[name] = lists.map((list: string[]) => list.join(' ')) satisfies WordsFile
  }
  guides.forEach(({ id, title, description }, n) => {
    at<CardsFile>(cardsFile(core, n), []).push([id, title, description])
  })
  if (codes.length > 0)
    files[codesFile(core)] = codes.map(code => codeCard(code, guides)) satisfies CodesFile
  return files
}

/** The words of the guides in alphabetical order, each with a step from 0 (rare) upwards. */
function commonness(guides: readonly SearchRecord[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { title, description, symptoms, headings } of guides) {
    for (const { word } of [title, description, ...symptoms, ...headings].flatMap(text =>
      tokenise(text),
    )) {
      if (/\p{L}{2}/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([word, count]) => [word, Math.min(6, Math.floor(Math.log2(count)))])
}

function termTable(guides: readonly SearchRecord[], language: Language): TermsFile {
  const units = guides.map(guide => unitsOf(guide, language))
  const counts = new Map<string, number>()
  for (const list of units) {
    for (const term of new Set(list.flatMap(unit => [...unit.terms]))) {
      counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  const weigh = (term: string) =>
    weight(language.kinds.get(term) ?? 'plain', counts.get(term) ?? 0, guides.length)
  const postings = new Map<string, Posting[]>()
  units.forEach((list, guide) => {
    for (const [term, places] of placesOf(list, weigh)) {
      const list = postings.get(term) ?? []
      list.push({ guide, places })
      postings.set(term, list)
    }
  })
  return Object.fromEntries(
    [...postings]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, list]) => [term, [list.length, writePostings(strongest(list))]]),
  )
}

function placesOf(units: readonly Unit[], weigh: (term: string) => number): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  units.forEach(({ kind, terms }, unit) => {
    const whole = [...terms].reduce((sum, term) => sum + weigh(term), 0)
    for (const term of terms) {
      const place = { unit, kind, share: whole > 0 ? weigh(term) / whole : 0 }
      const list = places.get(term) ?? []
      list.push(place)
      places.set(term, list)
    }
  })
  return places
}

/** Of a term that many guides have, the guides that say it most, in their order. */
function strongest(postings: readonly Posting[]): Posting[] {
  if (postings.length <= MOST_GUIDES) return [...postings]
  const strength = ({ places }: Posting) =>
    places.reduce((sum, { kind, share }) => sum + share * (kind === 'heading' ? 0.5 : 1), 0)
  return postings
    .toSorted((a, b) => strength(b) - strength(a))
    .slice(0, MOST_GUIDES)
    .sort((a, b) => a.guide - b.guide)
}

function codeCard(record: CodeRecord, guides: readonly SearchRecord[]): CodesFile[number] {
  const { code, title, description, address } = record
  const places = record.guides.map(id => guides.findIndex(guide => guide.id === id))
  return {
    keys: codeKeys(record),
    code,
    title,
    description,
    address,
    guides: places.filter(n => n >= 0),
  }
}
