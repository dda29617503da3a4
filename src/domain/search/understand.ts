import type { Kind, Language, Expansion } from './language.ts'
import { negation, termsOf } from './terms.ts'
import type { Token } from './tokenise.ts'

/** One thing that the reader asks for, with all terms that would answer it, the best first. */
export interface Clause {
  kind: Kind
  /** How much of its weight counts: the "not" of "not charging" counts beside the charging. */
  part: number
  expansions: readonly Expansion[]
  /** It names a computer, a part that other devices have too, or another device. */
  names: 'computer' | 'part' | 'others' | undefined
  /** It tells of a fault: "problem", or "not charging". */
  fault: boolean
}

/** More clauses than this are never met at once. */
const MOST_WISHES = 32
/** What the "not" of "not charging" counts beside the charging. */
const NOT = 0.25
/** What a word says of the phrase that it is a part of. */
const PART = 0.2

/** What a repaired query asks for. Words that say the same are one clause. */
export function clausesOf(tokens: readonly Token[], language: Language): Clause[] {
  const clauses = new Map<string, Clause>()
  for (const { term, kind, negated, parts, tokens: own } of termsOf(tokens, language)) {
    const expansions = [
      { term, factor: 1 },
      ...(language.expansions.get(term) ?? []),
      ...codeLeads(own, language),
      ...parts
        .filter(part => language.kinds.get(part) !== 'stop')
        .map(part => ({ term: part, factor: PART })),
    ]
    clauses.set(term, {
      kind,
      part: 1,
      expansions: distinct(expansions),
      names: namedBy(term, kind === 'elsewhere' ? [] : parts, language),
      fault: negated || language.trouble.has(term),
    })
    if (!negated) continue
    const turned = expansions.map(expansion => ({ ...expansion, term: negation(expansion.term) }))
    const not = { kind, part: NOT, expansions: distinct(turned), names: undefined, fault: true }
    clauses.set(negation(term), not)
  }
  return [...clauses.values()].slice(0, MOST_WISHES)
}

/** Whoever speaks of a thing of theirs, or points at one, wants help with it: "what is eating my storage". */
const THEIRS = new Set(['i', 'im', 'my', 'our', 'his', 'her', 'this', 'that', 'these'])

/** Whether a query asks for knowledge ("what is a cookie"), not for help. */
export function asksForFact(tokens: readonly Token[], { facts }: Language): boolean {
  if (tokens.some(({ word }) => THEIRS.has(word))) return false
  const text = `${tokens.map(({ word }) => word).join(' ')} `
  return facts.some(beginning => text.startsWith(`${beginning} `))
}

/** The computer may stand inside a phrase: "wipe my computer". */
function namedBy(
  term: string,
  parts: readonly string[],
  { ours, others, kinds }: Language,
): Clause['names'] {
  const isComputer = (name: string) => ours.has(name) && kinds.get(name) === 'context'
  if ([term, ...parts].some(isComputer)) return 'computer'
  if (ours.has(term)) return 'part'
  return others.has(term) ? 'others' : undefined
}

/** What the family of an error code is about. */
function codeLeads([token]: readonly Token[], { codes }: Language): readonly Expansion[] {
  return (token && codes.find(({ like }) => like.test(token.word))?.means) ?? []
}

function distinct(expansions: readonly Expansion[]): Expansion[] {
  const best = new Map<string, Expansion>()
  for (const expansion of expansions) {
    if (expansion.factor > (best.get(expansion.term)?.factor ?? 0))
      best.set(expansion.term, expansion)
  }
  return [...best.values()].sort((a, b) => b.factor - a.factor)
}
