import type { Safeguard, Step } from '#domain/guide/blocks.ts'
import type { GuideBody } from '#domain/guide/guide.ts'
import type { Hazard } from '#domain/guide/hazards.ts'
import { distance } from '#domain/search/distance.ts'
import type { Reporter } from '#integrations/guides/problem.ts'
import { plainProse } from '#integrations/guides/prose.ts'

export type Hazards = ReadonlyMap<string, Hazard>

const MOST_SLIPS = 3

/** Checks what the steps of a guide say of hazards, and fills in the usual words where the writer gave none. */
export function withSafeguards(body: GuideBody, hazards: Hazards, reporter: Reporter): GuideBody {
  const fill = (step: Step, field: string): Step => {
    for (const { hazards: ids, line } of step.noHazards)
      for (const id of ids) known(id, line, field, hazards, reporter)
    return {
      ...step,
      safeguards: step.safeguards.map(one => filled(one, field, hazards, reporter)),
    }
  }
  return {
    ...body,
    fixes: body.fixes.map(fix => ({
      ...fix,
      blocks: fix.blocks.map(block =>
        block.kind === 'steps'
          ? {
              ...block,
              steps: block.steps.map(step => fill(step, `${fix.word} ${fix.number}`)),
            }
          : block,
      ),
    })),
  }
}

function filled(
  safeguard: Safeguard,
  field: string,
  hazards: Hazards,
  reporter: Reporter,
): Safeguard {
  const { hazards: ids, prose } = safeguard
  const named = ids.flatMap(id => known(id, prose.line, field, hazards, reporter) ?? [])
  if (!prose.text) {
    const usual = named.map(hazard => hazard.default).join(' ')
    return { ...safeguard, prose: plainProse(usual, prose.line) }
  }
  for (const { id, says } of named)
    for (const { words, write } of says)
      if (!words.test(prose.text))
        reporter.error(
          prose.line,
          field,
          `Say in the safeguard for ${id}: ${write}. Or write "Hazard ${id}." for the usual words.`,
        )
  return safeguard
}

function known(
  id: string,
  line: number,
  field: string,
  hazards: Hazards,
  { error }: Reporter,
): Hazard | undefined {
  const hazard = hazards.get(id)
  if (hazard) return hazard
  const near = [...hazards.keys()].find(other => distance(id, other, MOST_SLIPS) <= MOST_SLIPS)
  error(
    line,
    field,
    near
      ? `There is no hazard "${id}". Write "${near}".`
      : `There is no hazard "${id}". Write one of ${[...hazards.keys()].join(', ')}.`,
  )
  return undefined
}
