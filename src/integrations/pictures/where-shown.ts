import { assemble } from '#domain/guide/picture-parts.ts'
import { leadsThrough } from '#integrations/labels/usage.ts'
import type { Pictures } from './check-pictures.ts'

/** The places where drawings show a label, or the last word of a path through it. */
export const whereShown = ({ files, parts }: Pictures, label: string) =>
  files.flatMap(({ file, text }) =>
    assemble(text, parts)
      .texts.filter(shown => shown.kind === 'label' && leadsThrough(shown.label, label))
      .map(shown => ({ file, line: shown.line, label: shown.label })),
  )
