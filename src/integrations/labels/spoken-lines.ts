import { passagesOfBlock } from '#domain/guide/blocks.ts'
import type { Block, Step, Steps } from '#domain/guide/blocks.ts'
import { fixSystems } from '#domain/guide/fix-systems.ts'
import type { Fix, Guide, Stop } from '#domain/guide/guide.ts'
import { labelsIn, markedText } from '#domain/guide/marked-text.ts'
import type { ForSystems, Prose } from '#domain/guide/passage.ts'
import { systemsNamedIn } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'

/** A line of a guide, with whom it speaks to. */
export interface SpokenLine {
  prose: Prose
  /** As the writer named them; empty for every system of the guide. */
  systems: readonly SystemId[]
  /** Ids of src/domain/programs.ts that the line begins with. */
  programs: readonly string[]
  /** What stands before it in the same list, and may name the program or device that it is about. */
  around: string
  /** The titles of its guide and of its fix, and how to tell. */
  subject: string
  /** Its step, or the title of its fix and how to tell: they may name its system. */
  own: string
  /** It tells what may be seen, and asks nobody to look for it: one of its systems is enough. */
  shows: boolean
}

/** Every line of a guide that has a label in bold. The sign of a stop block is bold for another reason. */
export function spokenLines(guide: Guide): SpokenLine[] {
  const { title, opening, stops, before, cases, fixes, good, still } = guide
  return [
    shown(line(opening)),
    ...stops.map(ofStop),
    ...before.map(prose => line(prose)),
    ...cases.map(prose => shown(line(prose, systemsOfCase(prose, fixes)))),
    ...fixes.flatMap(fix => ofFix(fix, title)),
    ...[...good, ...still].flatMap(block => ofBlock(block)).map(shown),
  ].filter(({ prose }) => labelsIn(markedText(prose)).length > 0)
}

const line = (
  prose: Prose,
  systems: readonly SystemId[] = [],
  programs: readonly string[] = [],
  around = '',
): SpokenLine => ({ prose, systems, programs, around, subject: '', own: '', shows: false })

const shown = (one: SpokenLine): SpokenLine => ({ ...one, shows: true })

const ofStop = ({ sign, advice }: Stop) => line(advice, [], [], sign.text)

function ofFix(fix: Fix, title: string): SpokenLine[] {
  const systems = fixSystems(fix)
  const own = `${fix.title.text}. ${fix.tell?.text ?? ''}`
  const subject = `${title}. ${own}`
  return [
    ...(fix.tell ? [shown(line(fix.tell, systems))] : []),
    ...fix.stops.map(stop => ({ ...ofStop(stop), systems })),
    ...fix.blocks.flatMap(block => ofBlock(block, systems)),
    shown(line(fix.expect, systems)),
    line(fix.undo, systems),
  ].map(one => ({ ...one, subject, own: one.own || own }))
}

const wordsOf = ({ say, notes }: Step) =>
  [say.text, ...notes.map(({ prose }) => prose.text)].join(' ')

function ofBlock(block: Block, fixOnly: readonly SystemId[] = []): SpokenLine[] {
  if (block.kind === 'steps') return ofSteps(block, fixOnly)
  return passagesOfBlock(block).flatMap(passage =>
    passage.kind === 'text' ? [line(passage.prose, systemsOf(passage, fixOnly))] : [],
  )
}

const systemsOf = ({ systems }: ForSystems, others: readonly SystemId[]) =>
  systems.length > 0 ? systems : others

function ofSteps(block: Steps, fixOnly: readonly SystemId[]): SpokenLine[] {
  const systems = systemsOf(block, fixOnly)
  return block.steps.flatMap(({ say, notes, safeguards, effects }, at) => {
    const earlier = block.steps.slice(0, at).map(wordsOf).join(' ')
    const around = `${earlier} ${say.text}`
    // "Make it the main screen, on Windows." speaks for the lines below it too.
    const own = systemsNamedIn(say.text).length > 0 ? say.text : ''
    return [
      line(say, systems, [], earlier),
      ...safeguards.map(one => line(one.prose, systemsOf(one, systems), [], around)),
      ...notes.map((note, at) =>
        line(
          note.prose,
          systemsOf(note, systems),
          note.programs,
          [around, ...notes.slice(0, at).map(({ prose }) => prose.text)].join(' '),
        ),
      ),
      ...effects.flatMap(effect =>
        effect.kind === 'see'
          ? shown(line(effect.prose, systemsOf(effect, systems), [], around))
          : [],
      ),
    ].map(one => ({ ...one, own }))
  })
}

/** "You see … : go to Fix 4" speaks to those for whom Fix 4 is. */
function systemsOfCase({ html }: Prose, fixes: readonly Fix[]): readonly SystemId[] {
  const numbers = new Set(
    [...html.matchAll(/href="#fix-(\d+)"/g)].map(([, number]) => Number(number)),
  )
  const led = fixes.filter(({ number }) => numbers.has(number)).map(fixSystems)
  return led.some(systems => systems.length === 0) ? [] : [...new Set(led.flat())]
}
