import { labelsIn, markedText } from '#domain/guide/marked-text.ts'
import { plainLabel } from '#domain/labels/book.ts'
import type { LabelEntry } from '#domain/labels/ledger.ts'
import type { Found } from '#integrations/guides/library.ts'
import { spokenLines } from './spoken-lines.ts'

/** A label where a guide names it. */
export interface Use {
  guide: number
  title: string
  file: string
  line: number
  label: string
}

/** Every label that the guides name, in their order. */
function usesOf(found: readonly Found[]): Use[] {
  return found
    .toSorted((a, b) => a.guide.id - b.guide.id)
    .flatMap(({ file, guide }) =>
      spokenLines(guide).flatMap(({ prose }) =>
        labelsIn(markedText(prose)).map(label => ({
          guide: guide.id,
          title: guide.title,
          file,
          line: prose.line,
          label,
        })),
      ),
    )
}

const parts = (label: string) => plainLabel(label).split(' > ').map(plainLabel)

/**
 * Whether a label is another, or leads through it: "Settings > Apps" leads through "Apps". A guide that names a path
 * piece by piece begins inside it: "Apps > Installed apps" leads through "Settings > Apps > Installed apps" too.
 */
export function leadsThrough(label: string, wanted: string): boolean {
  const [all, some] = [parts(label), parts(wanted)]
  const passes = all.some((_, from) => some.every((part, at) => all[from + at] === part))
  return passes || some.some((_, from) => some.slice(from).every((part, at) => all[at] === part))
}

/** The places where guides name a label or a path through it. */
export const whereUsed = (found: readonly Found[], label: string): Use[] =>
  usesOf(found).filter(use => leadsThrough(use.label, label))

export interface GuideAge {
  guide: number
  title: string
  /** The day on which the oldest of its labels was looked for. */
  oldest: string
  labels: number
  notConfirmed: number
}

/** How old the knowledge of each guide's labels is, the oldest first. */
export function agesOf(found: readonly Found[], entries: readonly LabelEntry[]): GuideAge[] {
  const byName = Map.groupBy(entries, ({ label }) => plainLabel(label))
  return [...Map.groupBy(usesOf(found), ({ guide }) => guide)]
    .map(([guide, uses]): GuideAge => {
      const labels = new Set(uses.map(({ label }) => plainLabel(label)))
      const known = [...labels].flatMap(label => byName.get(label) ?? [])
      return {
        guide,
        title: uses[0]?.title ?? '',
        oldest: known.map(({ checked }) => checked).toSorted()[0] ?? 'unknown',
        labels: labels.size,
        notConfirmed: new Set(
          known.filter(({ source }) => source === 'not confirmed').map(({ label }) => label),
        ).size,
      }
    })
    .toSorted((a, b) => a.oldest.localeCompare(b.oldest) || b.notConfirmed - a.notConfirmed)
}
