import type { Block } from '#domain/guide/blocks.ts'
import { fixSystems } from '#domain/guide/fix-systems.ts'
import type { Fix, Guide, Stop } from '#domain/guide/guide.ts'
import { labelsIn, markedText } from '#domain/guide/marked-text.ts'
import type { Prose } from '#domain/guide/passage.ts'
import type { SystemId } from '#domain/systems.ts'

/** A line of a guide, with whom it speaks to. */
export interface SpokenLine {
  prose: Prose
  /** As the writer named them; empty for every system of the guide. */
  systems: readonly SystemId[]
  /** Ids of src/domain/programs.ts that the line begins with. */
  programs: readonly string[]
  /** What stands directly before it and may name a program or a device. */
  around: string
  /** The titles of its guide and of its fix, and how to tell. */
  subject: string
}

/** Every line of a guide that has a label in bold. The sign of a stop block is bold for another reason. */
export function spokenLines(guide: Guide): SpokenLine[] {
  const { title, opening, stops, before, cases, fixes, good, still } = guide
  return [
    line(opening),
    ...stops.map(ofStop),
    ...before.map(prose => line(prose)),
    ...cases.map(prose => line(prose, systemsOfCase(prose, fixes))),
    ...fixes.flatMap(fix => ofFix(fix, title)),
    ...[...good, ...still].flatMap(block => ofBlock(block)),
  ].filter(({ prose }) => labelsIn(markedText(prose)).length > 0)
}

const line = (
  prose: Prose,
  systems: readonly SystemId[] = [],
  programs: readonly string[] = [],
  around = '',
): SpokenLine => ({ prose, systems, programs, around, subject: '' })

const ofStop = ({ sign, advice }: Stop) => line(advice, [], [], sign.text)

function ofFix(fix: Fix, title: string): SpokenLine[] {
  const systems = fixSystems(fix)
  const subject = `${title}. ${fix.title.text}. ${fix.tell?.text ?? ''}`
  return [
    ...(fix.tell ? [line(fix.tell, systems)] : []),
    ...fix.stops.map(stop => ({ ...ofStop(stop), systems })),
    ...fix.blocks.flatMap(block => ofBlock(block, systems)),
    line(fix.expect, systems),
    line(fix.undo, systems),
  ].map(one => ({ ...one, subject }))
}

function ofBlock(block: Block, fixOnly: readonly SystemId[] = []): SpokenLine[] {
  const systems = block.systems.length > 0 ? block.systems : fixOnly
  switch (block.kind) {
    case 'prose':
      return [line(block.prose, systems)]
    case 'steps':
      return block.steps.flatMap(({ say, notes, safeguards }) => [
        line(say, systems),
        ...safeguards.map(one =>
          line(one.prose, one.systems.length > 0 ? one.systems : systems, [], say.text),
        ),
        ...notes.map(note =>
          line(
            note.prose,
            note.systems.length > 0 ? note.systems : systems,
            note.programs,
            say.text,
          ),
        ),
      ])
    case 'command':
      return [block.does, block.reads, block.changes, block.undo].map(prose => line(prose, systems))
    case 'picture':
      return []
  }
}

/** "You see … : go to Fix 4" speaks to those for whom Fix 4 is. */
function systemsOfCase({ html }: Prose, fixes: readonly Fix[]): readonly SystemId[] {
  const numbers = new Set(
    [...html.matchAll(/href="#fix-(\d+)"/g)].map(([, number]) => Number(number)),
  )
  const led = fixes.filter(({ number }) => numbers.has(number)).map(fixSystems)
  return led.some(systems => systems.length === 0) ? [] : [...new Set(led.flat())]
}
