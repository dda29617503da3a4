import type { Guide } from '#domain/guide/guide.ts'
import { hindranceTo, StatesFile } from '#domain/guide/states.ts'
import type { State } from '#domain/guide/states.ts'
import { readYamlFile } from '#integrations/yaml.ts'
import type { Found } from './library.ts'
import type { Problem } from './problem.ts'

const STATES_FILE = 'src/content/states.yaml'

/** The states under the root of the project. */
export function readStates(root: string): {
  states: readonly State[]
  problems: readonly Problem[]
} {
  const { value, problems } = readYamlFile(root, STATES_FILE, StatesFile, fields)
  return { states: value?.states ?? [], problems }
}

const fields = ['states', 'id', 'name', 'said', 'cannot', 'unless', 'found_in', 'not_in']

/** A way from what somebody says to the fix that should help. */
interface Route {
  said: string
  line: number
  guide: Guide | undefined
  fix: number
}

/** Symptoms and lines of "Find your case" that lead to a fix which cannot be done in the state that they tell of. */
export function stateProblems(
  { file, text, guide }: Found,
  guides: ReadonlyMap<number, Guide>,
  states: readonly State[],
): Problem[] {
  return [...bySymptom(text, guide, guides), ...byCase(guide, guides)].flatMap(
    (route): Problem[] => {
      const fix = route.guide?.fixes[route.fix - 1]
      const found = fix && hindranceTo(fix, route.said, states)
      if (!fix || !found) return []
      const name = `${fix.word} ${fix.number}${route.guide === guide ? '' : ` of guide ${route.guide?.id}`}`
      return [
        {
          level: 'error',
          file,
          line: route.line,
          field: 'answer',
          message: `"${route.said}" leads to ${name}, which cannot be done then. ${found.state.name}, and the fix asks: "${found.step.slice(0, 60)}". Lead to another fix, or write in this one how it is done then.`,
          rule: 'answer',
        },
      ]
    },
  )
}

function bySymptom(text: string, guide: Guide, guides: ReadonlyMap<number, Guide>): Route[] {
  const lines = text.split('\n')
  const lineOf = (phrase: string) => lines.findIndex(line => line.includes(phrase)) + 1 || 1
  return guide.symptoms.flatMap(({ answer, phrases }) => {
    if (answer.kind === 'part') return []
    const target = answer.kind === 'fix' ? guide : guides.get(answer.id)
    const fix = answer.kind === 'fix' ? answer.number : answer.fix
    if (!fix) return []
    return phrases.map(said => ({ said, line: lineOf(said), guide: target, fix }))
  })
}

const LINK = /href="(?:\/issue\/(\d+))?#fix-(\d+)"/g

function byCase(guide: Guide, guides: ReadonlyMap<number, Guide>): Route[] {
  return guide.cases.flatMap(({ html, text, line }) =>
    // Lines without a place were made from the symptoms, which are looked at already.
    line === 0
      ? []
      : [...html.matchAll(LINK)].map(([, id, fix]) => ({
          said: text.split(':')[0] ?? text,
          line,
          guide: id ? guides.get(Number(id)) : guide,
          fix: Number(fix),
        })),
  )
}
