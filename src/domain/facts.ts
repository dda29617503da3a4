import * as v from 'valibot'

import { Source } from './guide/evidence.ts'
import { day, sentence } from './fields.ts'
import type { Lifecycle } from './guide/lifecycle.ts'
import { patternOfAll } from './patterns.ts'

const said = v.optional(
  v.array(
    v.pipe(
      patternOfAll,
      v.check(
        ({ source }) => source.includes('(?<figure>'),
        'Put the figure of the pattern between (?<figure> and ).',
      ),
    ),
    'Write a list of patterns.',
  ),
  [],
)

const common = {
  /** As a writer names it: `:fact[battery-worn]`. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write small letters and hyphens.')),
  /** What the figure says. */
  about: sentence(10, 200),
  /** How prose says the same by hand; the figure is in the group `figure`. */
  said,
}

const Fact = v.union(
  [
    v.strictObject({ ...common, value: sentence(1, 90), source: Source, checked: day }),
    /** The last day of a version, from lifecycle.yaml. */
    v.strictObject({
      ...common,
      last_day_of: v.strictObject({ system: v.string(), version: v.string() }),
    }),
    /** All versions of a system that get updates, from lifecycle.yaml. */
    v.strictObject({ ...common, supported_versions_of: v.string() }),
  ],
  'Write id, about, and one of: value with source and checked; last_day_of; supported_versions_of.',
)

/** src/content/facts.yaml: figures that stand in several places. */
export const FactsFile = v.strictObject({
  facts: v.pipe(
    v.array(Fact),
    v.check(
      list => new Set(list.map(({ id }) => id)).size === list.length,
      'Two facts have the same id.',
    ),
  ),
})

type WrittenFact = v.InferOutput<typeof Fact>

/** A fact with its figure, wherever that comes from. */
export interface Fact {
  id: string
  value: string
  about: string
  said: readonly RegExp[]
}

/** The facts with their figures; `lost` are those whose system or version lifecycle.yaml does not have. */
export function factsOf(
  written: readonly WrittenFact[],
  lifecycle: Lifecycle | undefined,
): { facts: Fact[]; lost: string[] } {
  const all = written.map(fact => ({ fact, value: valueOf(fact, lifecycle) }))
  return {
    facts: all.flatMap(({ fact: { id, about, said }, value }) =>
      value ? [{ id, about, said, value }] : [],
    ),
    lost: all.flatMap(({ fact, value }) => (value ? [] : [fact.id])),
  }
}

function valueOf(fact: WrittenFact, lifecycle: Lifecycle | undefined): string | undefined {
  if ('value' in fact) return fact.value
  const id = 'last_day_of' in fact ? fact.last_day_of.system : fact.supported_versions_of
  const system = lifecycle?.systems.find(one => one.id === id)
  if (!lifecycle || !system) return undefined
  if ('last_day_of' in fact) {
    const until = system.versions.find(({ name }) => name === fact.last_day_of.version)?.until
    return until && longDate(until)
  }
  const names = system.versions
    .filter(({ until }) => until && until >= lifecycle.as_of)
    .map(({ name }) => name)
  return inWords(names.toSorted())
}

/** "13 October 2026" */
const longDate = (written: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${written}T00:00:00Z`),
  )

/** "25H2, 26H1 and 26H2"; nothing for none. */
const inWords = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names)

/** Where prose gives a figure by hand. */
export interface Figure {
  fact: Fact
  /** The figure as it stands. */
  figure: string
  at: number
}

/** Every figure of a text that one of the facts is about. */
export function figuresIn(text: string, facts: readonly Fact[]): Figure[] {
  const found = facts.flatMap(fact =>
    fact.said.flatMap(words =>
      [...text.matchAll(words)].flatMap(({ 0: all, index, groups }) => {
        const figure = groups?.['figure']
        return figure ? [{ fact, figure, at: index + all.indexOf(figure) }] : []
      }),
    ),
  )
  // Two patterns of one fact may find the same words.
  return found.filter(
    (one, at) =>
      found.findIndex(({ fact, at: same }) => fact === one.fact && same === one.at) === at,
  )
}

/** "60%" and "60 %" are the same, and so are words with and without bold. */
export const sameFigure = (one: string, other: string) => plain(one) === plain(other)

const plain = (figure: string) => figure.replaceAll(/[\s*]/g, '').toLowerCase()
