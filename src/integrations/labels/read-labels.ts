import { createLabelBook } from '#domain/labels/book.ts'
import type { LabelBook } from '#domain/labels/book.ts'
import { LabelFile } from '#domain/labels/ledger.ts'
import type { LabelEntry } from '#domain/labels/ledger.ts'
import { contentFiles } from '#integrations/content-files.ts'
import type { ContentFile } from '#integrations/content-files.ts'
import { createReporter } from '#integrations/guides/problem.ts'
import type { Problem } from '#integrations/guides/problem.ts'
import { readYaml } from '#integrations/yaml.ts'

const LABELS_FOLDER = 'src/content/labels'

export interface Labels {
  entries: readonly LabelEntry[]
  book: LabelBook
  problems: readonly Problem[]
}

/** The files of the ledger under the root of the project. */
export const labelFiles = (root: string): ContentFile[] => contentFiles(root, LABELS_FOLDER)

/** Reads the ledger of labels. A file that cannot be read leaves its labels out, and the problems say why. */
export function readLabels(files: readonly ContentFile[]): Labels {
  const problems: Problem[] = []
  const entries = files.flatMap(({ file, text }) => {
    const reporter = createReporter(file)
    const read = readYaml(text, LabelFile, fields, reporter)
    problems.push(...reporter.problems)
    const area = file.replace(/^.*\/|\.yaml$/g, '')
    return (read?.labels ?? []).map(entry => ({ ...entry, area }))
  })
  return { entries, book: createLabelBook(entries), problems }
}

const fields = ['sources', 'labels', 'label', 'on', 'was', 'since', 'until', 'region'].concat([
  'source',
  'note',
  'checked',
  'title',
  'url',
  'read',
])
