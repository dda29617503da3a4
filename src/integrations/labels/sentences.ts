import { sentencesOf } from '#domain/guide/text.ts'
import { systemsNamedIn } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import type { SpokenLine } from './spoken-lines.ts'

/** Linux looks different on every computer: nobody keeps its labels. */
const noLedger = new Set<SystemId>(['linux'])

const namesOfSystems = '(Windows(?: 1[01])?|Macs?|macOS|Chromebooks?|ChromeOS)'
const ONLY = new RegExp(`\\bOnly (?:a )?${namesOfSystems} (?:has|have|shows?)\\b`, 'u')
/**
 * The sentences of a line, each with the systems that it speaks to: those that it names, else those that no other
 * sentence names ("Select **Save**. A Mac does this by itself."), else those that its fix is about.
 */
export function sentencesWithSystems(text: string, line: SpokenLine, covered: readonly SystemId[]) {
  const sentences = sentencesOf(text).map(hidden => ({ hidden, named: systemsNamedIn(hidden) }))
  const only = systemsNamedIn(ONLY.exec(text)?.[0] ?? '')
  const ofFix = systemsNamedIn(line.own)
  const all = (line.systems.length > 0 ? line.systems : covered).filter(id => !noLedger.has(id))
  const inLine = new Set(sentences.flatMap(({ named }) => named))
  return sentences.map(({ hidden, named }, at) => {
    const before = new Set(sentences.slice(0, at).flatMap(earlier => earlier.named))
    return {
      hidden,
      before: named.length > 0 ? [] : all.filter(id => before.has(id)),
      systems:
        someOf(all, id => named.includes(id)) ??
        someOf(named, id => !noLedger.has(id)) ??
        someOf(all, id => only.includes(id)) ??
        (line.shows ? undefined : someOf(all, id => ofFix.includes(id) && !inLine.has(id))) ??
        (line.shows ? undefined : someOf(all, id => !inLine.has(id))) ??
        all,
    }
  })
}

function someOf<Item>(all: readonly Item[], wanted: (item: Item) => boolean) {
  const some = all.filter(wanted)
  return some.length > 0 ? some : undefined
}
