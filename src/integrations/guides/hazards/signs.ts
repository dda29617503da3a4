import type { Command, Step } from '#domain/guide/blocks.ts'
import { clausesOf } from '#domain/guide/clauses.ts'
import type { Clause } from '#domain/guide/clauses.ts'
import type { Hazard, HazardSign } from '#domain/guide/hazards.ts'
import { labelsIn, markedText, unmarked } from '#domain/guide/marked-text.ts'
import { systemNames } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'

/** A step with what a check must know of its surroundings. */
export interface PlacedStep {
  step: Step
  /** The systems of the part that it stands in; empty for every system. */
  systems: readonly SystemId[]
  /** The words of the earlier steps of the fix that the same reader sees. */
  before: string
  /** What this step has the reader type. */
  commands: readonly Command[]
}

/** A hazard that a step betrays, and the systems on which it does; empty for every system. */
export interface FoundHazard {
  hazard: Hazard
  systems: readonly SystemId[]
}

/** What may stand before the command that does something. */
const WRAPPERS =
  /^(?:(?:sudo(?: -\w+)*|cmd(?:\.exe)? \/[ck]|start(?: \/\w+)*|(?:powershell|pwsh)(?:\.exe)?(?: -\w+(?: bypass)?)*|(?:ba|z)?sh -c|xargs(?: -\w+)*) ?["'(]*)+/i

/** Each command of a line, by itself: "echo y | cmd /c format D:" holds "format D:". */
const commandsIn = (code: string): string[] =>
  code.split(/[\n|;&]+/).map(one => one.trim().replace(WRAPPERS, ''))

/** The hazards that the words, labels and commands of a step betray. */
export function hazardsIn(
  placed: PlacedStep,
  hazards: readonly Hazard[],
  covered: readonly SystemId[],
): FoundHazard[] {
  const { step, systems, commands } = placed
  const own = [step.say, ...step.notes.map(({ prose }) => prose)].map(prose =>
    unmarked(markedText(prose)),
  )
  const around = { before: placed.before, here: `${placed.before} ${own.join(' ')}` }
  const parts = [
    { clauses: clausesOf(markedText(step.say)), systems },
    ...step.notes.map(note => ({
      clauses: clausesOf(markedText(note.prose)),
      systems: note.systems.length > 0 ? note.systems : systems,
    })),
  ]
  return hazards.flatMap(hazard =>
    hazard.signs.flatMap(sign => {
      const inWords = parts.filter(({ clauses }) =>
        clauses.some(clause => betrays(sign, clause, around)),
      )
      const typed = commands.filter(({ code }) =>
        commandsIn(code).some(command => sign.command?.test(command)),
      )
      return [...inWords, ...typed].flatMap(({ systems }): FoundHazard[] => {
        const on = whereItCounts(sign, systems, covered)
        return on ? [{ hazard, systems: on }] : []
      })
    }),
  )
}

function betrays(
  { do: act, label, unless, after, not_after: notAfter }: HazardSign,
  clause: Clause,
  around: { before: string; here: string },
): boolean {
  const onward = unmarked(clause.onward)
  const found =
    act?.test(onward) ||
    (label &&
      [...labelsIn(clause.marked), plainLabelOf(onward)].some(one => namesLabel(label, one)))
  if (!found) return false
  if (unless?.test(unmarked(clause.sentence))) return false
  if (after && !after.test(around.here)) return false
  return !notAfter?.test(`${around.before} ${unmarked(clause.before)}`)
}

/** What stands in capitals behind "select" without bold: a writer forgot the stars. */
const PLAIN_LABEL =
  /^(?:[Ss]elect|[Cc]hoose|[Pp]ress|[Cc]lick|[Pp]ick|[Oo]pen|[Hh]it) "?([A-Z][^.,;:"]*?)"?(?=[.,;:"]|$| (?:and|or|then|in|on|at|for|from|below|beside|again)\b)/

const plainLabelOf = (words: string) => PLAIN_LABEL.exec(words)?.[1] ?? ''

/** A path names every label in it. */
const namesLabel = (label: RegExp, words: string) =>
  [words, ...words.split(' > ')].some(part => label.test(part.trim()))

/** The systems of a part on which a sign counts; undefined if there are none. */
function whereItCounts(
  { on }: HazardSign,
  systems: readonly SystemId[],
  covered: readonly SystemId[],
): readonly SystemId[] | undefined {
  if (!on) return systems
  const counts = new Set(on.flatMap(name => systemNames.get(name) ?? []))
  const left = (systems.length > 0 ? systems : covered).filter(id => counts.has(id))
  return left.length > 0 ? left : undefined
}

/** One of a kind and of its systems. */
export function distinct(found: readonly FoundHazard[]): FoundHazard[] {
  const systems = new Map<Hazard, readonly SystemId[]>()
  for (const { hazard, systems: ids } of found) {
    const before = systems.get(hazard)
    const everywhere = ids.length === 0 || before?.length === 0
    systems.set(hazard, everywhere ? [] : [...new Set([...(before ?? []), ...ids])])
  }
  return [...systems].map(([hazard, ids]) => ({ hazard, systems: ids }))
}
