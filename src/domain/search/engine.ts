import { codeIn } from './codes.ts'
import type { CardsFile } from './files.ts'
import type { Mark } from './highlight.ts'
import { marksIn } from './highlight.ts'
import type { Lexicon } from './lexicon.ts'
import type { Library, Load, Yield } from './library.ts'
import { openLibrary } from './library.ts'
import { repair } from './repair.ts'
import { score } from './score.ts'
import type { Scored } from './score.ts'
import type { Token } from './tokenise.ts'
import { tokenise } from './tokenise.ts'
import type { Clause } from './understand.ts'
import { asksForFact, clausesOf } from './understand.ts'
import { FIRST_SYMPTOM } from './units.ts'

interface Shown {
  title: string
  description: string
  score: number
  /** The words that matched, for marking. */
  marks: { title: Mark[]; description: Mark[] }
}
export type Hit =
  | (Shown & {
      kind: 'guide'
      id: number
      /** The part that answers the query. */ lead?: Lead
    })
  | (Shown & { kind: 'code'; code: string; address: string })

/** A part of a guide: mostly a fix. */
export interface Lead {
  address: string
  label: string
}

export interface Answer {
  hits: Hit[]
  /** The query that was really searched, when words in it were misspelt. */
  corrected: string | undefined
}

export interface SearchOptions {
  /** Search exactly what was typed: no word is corrected. */
  literal?: boolean
  /** How many guides at most; 10 unless told. */
  most?: number
}

export interface SearchEngine {
  /** Loads what every search needs, so that the first answer comes at once. */
  prepare: () => Promise<void>
  search: (query: string, options?: SearchOptions) => Promise<Answer>
}

const MOST_HITS = 10
const neverYield: Yield = () => Promise.resolve()

/**
 * A search over the files of `buildSearchIndex`, loaded as needed and kept. Promises are rejected if `load`
 * rejects or a file is not what it should be; the next search tries again. `yieldNow` is awaited between the
 * pieces of the preparation, which on a slow telephone would stop the page for a fifth of a second.
 */
export function createSearchEngine(load: Load, yieldNow: Yield = neverYield): SearchEngine {
  let library: Promise<Library> | undefined
  const open = () => {
    library ??= openLibrary(load, yieldNow)
    library.catch(() => (library = undefined))
    return library
  }

  return {
    async prepare() {
      await open()
    },
    async search(query, { literal = false, most = MOST_HITS } = {}) {
      const typed = tokenise(query)
      if (typed.length === 0) return { hits: [], corrected: undefined }
      const index = await open()
      const code = await codeHit(query, typed, index)
      if (code)
        return {
          hits: [code.hit, ...(await guideHits(code.guides, [], index))],
          corrected: undefined,
        }

      const { tokens, corrected } = literal
        ? { tokens: typed, corrected: undefined }
        : repair(query, typed, await index.lexicon(lettersNeeded(typed, index.listed)))
      const clauses = clausesOf(tokens, index.language)
      const places = await index.places(termsNeeded(clauses))
      const fact = asksForFact(typed, index.language)
      const scored = score({ clauses, fact }, places, index.guides).slice(0, most)
      return { hits: await guideHits(scored, clauses, index), corrected }
    },
  }
}

/** A misspelt word begins with its own first letter, or with its second. Words of the curated lists are spelt right. */
const lettersNeeded = (tokens: readonly Token[], listed: Lexicon) =>
  tokens
    .filter(({ word }) => !listed.has(word))
    .flatMap(({ word }) => [word, word.slice(1)])
    .filter(word => word !== '')

/** The terms to look up: what was asked for first, then what it may also be called. */
function termsNeeded(clauses: readonly Clause[]): string[] {
  const longest = Math.max(0, ...clauses.map(({ expansions }) => expansions.length))
  const terms = new Set<string>()
  for (let n = 0; n < longest; n += 1) {
    for (const { expansions } of clauses) {
      const expansion = expansions[n]
      if (expansion) terms.add(expansion.term)
    }
  }
  return [...terms]
}

async function guideHits(
  scored: readonly Scored[],
  clauses: readonly Clause[],
  index: Library,
): Promise<Hit[]> {
  const terms = new Set(clauses.flatMap(({ expansions }) => expansions.map(({ term }) => term)))
  const cards = await Promise.all(scored.map(({ guide }) => index.card(guide)))
  return cards.flatMap((card, n) => {
    if (!card) return []
    const [id, title, description, answers] = card
    const lead = leadOf(id, scored[n]?.symptom, answers)
    const marks = {
      title: marksIn(title, terms, index.language),
      description: marksIn(description, terms, index.language),
    }
    const score = scored[n]?.score ?? 0
    return [
      {
        kind: 'guide' as const,
        id,
        title,
        description,
        score,
        marks,
        ...(lead ? { lead } : {}),
      },
    ]
  })
}

/** Where the symptom that says the query is answered. */
function leadOf(
  id: number,
  symptom: number | undefined,
  answers: CardsFile[number][3],
): Lead | undefined {
  if (symptom === undefined) return undefined
  let next = FIRST_SYMPTOM
  for (const [count, address, label] of answers) {
    next += count
    if (symptom < next)
      return { address: address.startsWith('#') ? `/issue/${id}${address}` : address, label }
  }
  return undefined
}

/** The page of a code that the query spells out, and the guides that help with it. */
async function codeHit(query: string, typed: readonly Token[], index: Library) {
  const key = codeIn(query, typed, index.codes)
  const page = key === undefined ? undefined : await index.code(key)
  if (!page) return undefined
  const { code, title, description, address, guides } = page
  const hit: Hit = {
    kind: 'code',
    code,
    address,
    title,
    description,
    score: 2,
    marks: { title: [], description: [] },
  }
  return { hit, guides: guides.map(guide => ({ guide, score: 1 })) }
}
