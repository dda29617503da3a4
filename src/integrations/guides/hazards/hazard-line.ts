import type { ListItem } from 'mdast'
import { toString } from 'mdast-util-to-string'

import type { NoHazard, Safeguard } from '#domain/guide/blocks.ts'
import { noProse } from '#domain/guide/passage.ts'
import { systemLabels } from '#domain/guide/systems.ts'
import type { Reporter } from '#integrations/guides/problem.ts'
import { lineOf, proseOf, withoutLead } from '#integrations/guides/prose.ts'

/** "Hazard files-deleted on Mac: …", "Hazard mains.", "No hazard files-deleted: …"; several ids with commas between. */
const HAZARD =
  /^(No hazard|Hazard) ([a-z-]+(?:, ?[a-z-]+)*)(?: on ([A-Z][A-Za-z0-9 ]*))?(?:\.?$|: ?)/
/** What was meant as one. */
const LIKE_A_HAZARD = /^(?:no )?hazards?\b/i
const MOST_WORDS = 40

export type HazardLine =
  { kind: 'safeguard'; safeguard: Safeguard } | { kind: 'none'; noHazard: NoHazard }

/** Reads a line of the list below a step that speaks of a hazard; undefined for any other line. */
export function hazardLineOf(
  item: ListItem,
  field: string,
  reporter: Reporter,
): HazardLine | undefined {
  const first = item.children[0]
  const text = first?.type === 'paragraph' ? toString(first) : ''
  if (!LIKE_A_HAZARD.test(text)) return undefined
  const line = lineOf(item)
  const match = HAZARD.exec(text)
  const refuse = (message: string) => {
    reporter.error(line, field, message)
    return { kind: 'none' as const, noHazard: { hazards: [], systems: [], reason: '', line } }
  }
  if (!match || first?.type !== 'paragraph' || item.children.length !== 1)
    return refuse(
      'Write "Hazard files-deleted: …" with what to know before this step, "Hazard files-deleted." for the usual words, or "No hazard files-deleted: …" with the reason.',
    )
  const [whole, kind, ids = '', label = ''] = match
  const systems = label ? systemLabels.get(label) : []
  if (!systems)
    return refuse(`Write one of these behind "on": ${[...systemLabels.keys()].join(', ')}.`)
  const hazards = ids.split(/, ?/)
  const said = text.slice(whole.length).trim()
  if (kind === 'No hazard') {
    if (!said)
      return refuse('Say why it is none: "No hazard files-deleted: It deletes a copy only."')
    return { kind: 'none', noHazard: { hazards, systems, reason: said, line } }
  }
  const words = said.split(/\s+/).length
  if (words > MOST_WORDS)
    reporter.error(line, field, `The safeguard has ${words} words. Write at most ${MOST_WORDS}.`)
  const prose = said
    ? proseOf(withoutLead(first.children, whole.length), field, reporter)
    : { ...noProse, line }
  return { kind: 'safeguard', safeguard: { hazards, systems, label, prose } }
}
