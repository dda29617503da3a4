import { figuresIn, factsOf, FactsFile, sameFigure } from '#domain/facts.ts'
import type { Fact } from '#domain/facts.ts'
import { lineAt } from '#domain/line-at.ts'
import { createReporter } from './guides/problem.ts'
import type { Problem, Reporter } from './guides/problem.ts'
import { readLifecycle } from './lifecycle.ts'
import { ownProse } from './blanked.ts'
import { readYaml } from './yaml.ts'

export const FACTS_FILE = 'src/content/facts.yaml'

const fields = ['facts', 'id', 'value', 'about', 'said', 'source', 'checked'].concat([
  'last_day_of',
  'supported_versions_of',
  'system',
  'version',
])

/** The facts from the text of their file, and from that of the support ends. */
export function readFacts(
  text: string,
  lifecycleText: string,
): { facts: readonly Fact[]; problems: readonly Problem[] } {
  const reporter = createReporter(FACTS_FILE)
  const file = readYaml(text, FactsFile, fields, reporter)
  const { lifecycle } = readLifecycle(lifecycleText, [])
  const { facts, lost } = factsOf(file?.facts ?? [], lifecycle)
  for (const id of lost)
    reporter.error(
      lineOf(text, `id: ${id}`),
      id,
      'There is no such system or version with a last day in lifecycle.yaml.',
    )
  return { facts, problems: reporter.problems }
}

const lineOf = (text: string, part: string) =>
  text.split('\n').findIndex(line => line.trimEnd().endsWith(part)) + 1 || 1

const NAMED = /:fact\[([^\]\n]*)\]/g

/** A guide's text with each `:fact[id]` replaced by its figure. */
export function withFacts(
  text: string,
  facts: ReadonlyMap<string, Fact>,
  { error }: Reporter,
): string {
  return text.replace(NAMED, (written, id: string, at: number) => {
    const fact = facts.get(id)
    if (fact) return fact.value
    error(
      lineAt(text, at),
      'fact',
      `There is no fact "${id}". Write one of: ${[...facts.keys()].join(', ')}.`,
    )
    return written
  })
}

/** Figures by hand in one file: another than the fact's, or the same where only a guide could name the fact. */
export function figureProblems(
  file: string,
  text: string,
  facts: readonly Fact[],
  byHand: 'refused' | 'allowed' = 'refused',
): Problem[] {
  const own = ownProse(text)
  return figuresIn(own, facts).flatMap(({ fact, figure, at }): Problem[] => {
    const same = sameFigure(figure, fact.value)
    if (same && byHand === 'allowed') return []
    const write = byHand === 'allowed' ? `"${fact.value}"` : `:fact[${fact.id}]`
    return [
      {
        level: 'error',
        file,
        line: lineAt(own, at),
        field: 'fact',
        message: same
          ? `"${figure.trim()}" is a figure that stands in several places. Write ${write}.`
          : `"${figure.trim()}" is not what facts.yaml says: ${fact.about}, ${fact.value}. Write ${write}.`,
        rule: 'fact',
      },
    ]
  })
}
