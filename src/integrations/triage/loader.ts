import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { checkedLoader } from '#integrations/checked-loader.ts'
import { knownGuides } from '#integrations/guides/folders.ts'
import { formatProblem } from '#integrations/guides/problem.ts'
import { readTriage } from './read-triage.ts'

const FILE = 'src/content/triage/what-is-wrong.yaml'

/** The questions of "What is wrong?", as one entry: half a tree would lead a reader nowhere. */
export const triageLoader = () =>
  checkedLoader({
    name: 'questions of "What is wrong?"',
    paths: [FILE],
    read: root => {
      const text = readFileSync(join(root, FILE), 'utf8')
      const { questions, problems } = readTriage(FILE, text, knownGuides(root))
      return {
        entries: questions.length > 0 ? [{ id: 'what-is-wrong', data: { questions } }] : [],
        problems: problems.map(formatProblem),
      }
    },
  })
