import * as v from 'valibot'

import { checkTriage, placeQuestions, TriageFile } from '#domain/diagnostics/triage.ts'
import type { KnownGuides, PlacedQuestion } from '#domain/diagnostics/triage.ts'
import { pathOf } from '#domain/fields.ts'
import { createReporter } from '#integrations/guides/problem.ts'
import type { Problem } from '#integrations/guides/problem.ts'
import { readYaml } from '#integrations/yaml.ts'

interface Read {
  questions: readonly PlacedQuestion[]
  problems: readonly Problem[]
}

const fields = ['questions', 'id', 'ask', 'hint', 'answers', 'say', 'guide']

/** Reads a file of questions. With a problem there are no questions: half a tree would lead a reader nowhere. */
export function readTriage(file: string, text: string, guides: KnownGuides): Read {
  const reporter = createReporter(file)
  const read = readYaml(text, checkedTriage(guides), fields, reporter)
  return { questions: read ? placeQuestions(read.questions) : [], problems: reporter.problems }
}

/** The file, and what only shows beside the guides and the other questions. */
const checkedTriage = (guides: KnownGuides) =>
  v.pipe(
    TriageFile,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const { path, message } of checkTriage(dataset.value.questions, guides))
        addIssue({ message, path: pathOf(...path) })
    }),
  )
