import type { Guide } from '#domain/guide/guide.ts'
import type { Hazard, HazardSign } from '#domain/guide/hazards.ts'
import type { Prose } from '#domain/guide/passage.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import { sentencesOf } from '#domain/guide/text.ts'
import type { Problem } from '#integrations/guides/problem.ts'
import { distinct, hazardsIn } from './signs.ts'

/** What a line outside the steps tells to do has no safeguard before it. A link leads to steps that have one. */
export function outsideSteps(
  file: string,
  guide: Guide,
  hazards: readonly Hazard[],
  covered: readonly SystemId[],
): Problem[] {
  const acts = hazards.map(hazard => ({ ...hazard, signs: hazard.signs.filter(isAct) }))
  const forGood = acts.filter(({ id }) => GONE_FOR_GOOD.has(id))
  const inBlocks = [...guide.good, ...guide.still].flatMap(block =>
    block.kind === 'prose' ? [block] : [],
  )
  const aroundFixes = [
    guide.opening,
    ...guide.before,
    ...guide.fixes.flatMap(({ expect, undo }) => [expect, undo]),
  ]
  const lines = [...guide.cases.map(prose => ({ prose, systems: [] })), ...inBlocks]
  return [
    ...lines.map(({ prose, systems }) => ({
      prose,
      systems,
      among: prose.html.includes('href="/issue/') ? forGood : acts,
    })),
    ...aroundFixes.map(prose => ({ prose, systems: [], among: forGood })),
  ].flatMap(({ prose, systems, among }) => {
    const say = withoutLinks(prose)
    const step = { safeguards: [], noHazards: [], say, notes: [], pictures: [], effects: [] }
    return distinct(hazardsIn({ step, systems, before: '', commands: [] }, among, covered)).map(
      ({ hazard: { name } }): Problem => ({
        level: 'error',
        file,
        line: prose.line,
        field: 'hazard',
        message: `"${prose.text.slice(0, 40)}" can do harm: ${name.toLowerCase()}. Move it into a step of a fix, where its safeguard can stand before it.`,
        rule: 'hazard',
      }),
    )
  })
}

/** A link to another guide, with the words that it stands on. */
const TO_STEPS = /<a href="\/issue\/[^>]*>(.*?)<\/a>/gs
/** Takes the place of a link, behind its words: a tag keeps the sentences from being parted. */
const LINK = '\u2020'

/** A line without the sentences that lead to steps. */
const withoutLinks = (prose: Prose): Prose => ({
  ...prose,
  html: sentencesOf(prose.html.replaceAll(TO_STEPS, `$1${LINK}`))
    .filter(sentence => !sentence.includes(LINK))
    .join(' '),
})

/**
 * What "Before you start", the expected result and the way back must not ask for in passing either. The other hazards are common
 * there: "Eject and unplug every USB drive" is a safeguard itself.
 */
const GONE_FOR_GOOD = new Set(['files-deleted', 'registry'])

const isAct = (sign: HazardSign) => sign.do !== undefined
