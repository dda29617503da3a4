import type { Command, Step } from '#domain/guide/blocks.ts'
import type { Fix, Guide } from '#domain/guide/guide.ts'
import type { Hazard } from '#domain/guide/hazards.ts'
import { coveredSystems } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import type { Problem } from '#integrations/guides/problem.ts'
import { typedIn } from './typed-commands.ts'
import { outsideSteps } from './outside-steps.ts'
import { distinct, hazardsIn } from './signs.ts'
import type { FoundHazard, PlacedStep } from './signs.ts'

/** The steps of a guide that betray a hazard which their writer does not name. */
export function hazardProblems(file: string, guide: Guide, hazards: readonly Hazard[]): Problem[] {
  const covered = coveredSystems(guide.applies_to)
  const inSteps = guide.fixes.flatMap(fix => {
    const placed = placedSteps(fix)
    const told = new Set<string>()
    return placed.flatMap((one, at) =>
      distinct(hazardsIn(one, hazards, covered))
        .filter(found => !isNamed(found, one, placed.slice(0, at), covered))
        // Said at the first step, it holds for the rest: one message is enough.
        .filter(({ hazard, systems }) => !(hazard.once && tellTwice(told, hazard.id, systems)))
        .map(({ hazard }): Problem => ({
          level: 'error',
          file,
          line: one.step.say.line,
          field: `${fix.word} ${fix.number}`,
          message: messageOf(hazard, one.step),
          rule: 'hazard',
        })),
    )
  })
  return [...inSteps, ...outsideSteps(file, guide, hazards, covered)]
}

/** Whether this was told before; notes that it is told now. */
function tellTwice(told: Set<string>, id: string, systems: readonly SystemId[]): boolean {
  const keys = systems.length > 0 ? systems.map(system => `${id} ${system}`) : [id]
  const known = told.has(id) || keys.every(key => told.has(key))
  for (const key of keys) told.add(key)
  return known
}

function messageOf({ id, name, says }: Hazard, { say }: Step): string {
  const must = says.map(({ write }) => write).join('; ')
  return `"${say.text.slice(0, 40)}" can do harm: ${name.toLowerCase()}. Write below it "- Hazard ${id}: …" and say ${must}. Or write "- Hazard ${id}." for the usual words, or "- No hazard ${id}: …" and why.`
}

/** All steps of a fix in their order, each with what stands before it for the same readers. */
function placedSteps(fix: Fix): PlacedStep[] {
  const commands = fix.blocks.filter((block): block is Command => block.kind === 'command')
  const seen: { systems: readonly SystemId[]; words: string }[] = []
  return fix.blocks.flatMap(block => {
    if (block.kind !== 'steps') return []
    const { systems } = block
    const own = commands.filter(command => meet(command.systems, systems))
    return block.steps.map(step => {
      const before = seen
        .filter(earlier => meet(earlier.systems, systems))
        .map(({ words }) => words)
        .join(' ')
      seen.push({ systems, words: wordsOf(step) })
      return { step, systems, before, commands: typedIn(step, own) }
    })
  })
}

const wordsOf = ({ say, notes }: Step) =>
  [say.text, ...notes.map(({ prose }) => prose.text)].join(' ')

const meet = (some: readonly SystemId[], others: readonly SystemId[]) =>
  some.length === 0 || others.length === 0 || some.some(id => others.includes(id))

/** A hazard is named at its step; one whose safeguard holds for the rest of a fix, at an earlier step too. */
function isNamed(
  { hazard, systems }: FoundHazard,
  here: PlacedStep,
  earlier: readonly PlacedStep[],
  covered: readonly SystemId[],
): boolean {
  if (hazard.done_by?.test(`${here.before} ${here.step.say.text}`)) return true
  const named = (hazard.once ? [...earlier, here] : [here]).flatMap(placed =>
    [...placed.step.safeguards, ...placed.step.noHazards]
      .filter(({ hazards }) => hazards.includes(hazard.id))
      .map(({ systems }) => (systems.length > 0 ? systems : placed.systems)),
  )
  const needed = systems.length > 0 ? systems : covered
  return needed.every(id => named.some(ids => ids.length === 0 || ids.includes(id)))
}
