import { codeKeys } from './codes.ts'
import type { CardsFile, CodesFile, Core, WordsFile } from './files.ts'
import {
  allTermsFiles,
  allWordsFiles,
  cardsFile,
  codesFile,
  hash,
  termsFile,
  wordsFile,
} from './files.ts'
import type { Language } from './language.ts'
import { languageOf } from './language.ts'
import type { CodeRecord, SearchRecord } from './records.ts'
import { writeTerms } from './postings.ts'
import type { TermPlaces } from './postings.ts'
import { termTable } from './term-table.ts'
import { tokenise } from './tokenise.ts'
import type { SearchWords } from './words.ts'

/** Part of the version: another way of writing the files is a change too. */
const FORMAT = 2
/** Up to this many characters of files the library counts as small: all but the codes is in `core`. */
const SMALL_LIBRARY = 130_000
/** About this many characters go into one file of terms. */
const TERMS_FILE = 4_000
const CARDS_PER_FILE = 8
/** Words are ranked from 0 to this by how often the guides say them. */
const COMMONEST = 6

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
    version: hash(JSON.stringify([FORMAT, guides, words, codes])).toString(36),
    guides: guides.length,
    termFiles: Math.max(1, Math.ceil(writeTerms(terms).join('').length / TERMS_FILE)),
    cardsPerFile: CARDS_PER_FILE,
    wordsByLetter: true,
    codes: codes.flatMap(codeKeys),
    words: { ...words, everyday: onceEach(words, language) },
    packed: {},
  }
  const codeFile = codes.length > 0 ? { [codesFile(core)]: codePages(codes, guides) } : {}
  const files = shards(core, guides, terms)
  if (JSON.stringify(files).length > SMALL_LIBRARY) return { core, ...files, ...codeFile }
  const small = { ...core, termFiles: 1, cardsPerFile: guides.length + 1, wordsByLetter: false }
  return { core: { ...small, packed: shards(small, guides, terms) }, ...codeFile }
}

/** The everyday words that no later list names (its kind counts, see language.ts), each in one of its forms. */
function onceEach({ everyday, ...lists }: SearchWords, { phrases }: Language): string {
  const { elsewhere, weak, context, people, stop } = lists
  const said = new Set(
    [...elsewhere.flat(), ...weak, ...context, ...people, ...stop].map(phrases.term),
  )
  return everyday
    .split(/\s+/)
    .filter(word => {
      const term = phrases.term(word)
      return !said.has(term) && said.add(term)
    })
    .join(' ')
}

/** Every file that the names in files.ts can lead to, also where it is empty: a missing file is a failure. */
function shards(
  core: Core,
  guides: readonly SearchRecord[],
  terms: ReadonlyMap<string, TermPlaces>,
): SearchFiles {
  const termLists = new Map(
    allTermsFiles(core).map(name => [name, new Map<string, TermPlaces>()] as const),
  )
  for (const [term, places] of terms) termLists.get(termsFile(core, term))?.set(term, places)
  const termFiles = [...termLists].map(([name, list]) => [name, writeTerms(list)] as const)
  const wordLists = new Map(allWordsFiles(core).map((name): [string, string[][]] => [name, []]))
  for (const [word, common] of commonness(guides)) {
    const lists = wordLists.get(wordsFile(core, word)) ?? []
    while (lists.length <= common) lists.push([])
    lists[common]?.push(word)
  }
  const wordFiles = [...wordLists].map(([name, lists]): [string, WordsFile] => [
    name,
    lists.map(list => list.join(' ')),
  ])
  const cards = guides.map(({ id, title, description, answers }): CardsFile[number] => [
    id,
    title,
    description,
    answers.map(({ count, address, label }) => [count, address, label]),
  ])
  const cardFiles = [...Map.groupBy(cards, (_, place) => cardsFile(core, place))]
  return Object.fromEntries([...termFiles, ...wordFiles, ...cardFiles])
}

/** The words of the guides in alphabetical order, each with a step from 0 (rare) upwards. */
function commonness(guides: readonly SearchRecord[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { title, description, symptoms, headings } of guides) {
    for (const text of [title, description, ...symptoms, ...headings]) {
      for (const { word } of tokenise(text)) {
        if (/\p{L}{2}/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
  }
  return [...counts]
    .map(([word, count]): [string, number] => [
      word,
      Math.min(COMMONEST, Math.floor(Math.log2(count))),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

function codePages(codes: readonly CodeRecord[], guides: readonly SearchRecord[]): CodesFile {
  const places = new Map(guides.map(({ id }, place) => [id, place]))
  return codes.map(record => {
    const { code, title, description, address } = record
    const helping = record.guides.flatMap(id => places.get(id) ?? [])
    return { keys: codeKeys(record), code, title, description, address, guides: helping }
  })
}
