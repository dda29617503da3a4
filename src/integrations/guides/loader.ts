import { checkedLoader } from '#integrations/checked-loader.ts'
import { LEDGER_FILES } from '#integrations/ledgers.ts'
import { GUIDES_FOLDER, PICTURES_FOLDER } from './folders.ts'
import { parseLibrary } from './parse-library.ts'
import { formatProblem } from './problem.ts'

/**
 * The guides. Astro's store holds only what lists need of them: it keeps several copies of all that is in it. A page
 * gets the rest from `parsedGuide`. A guide with an error is left out.
 */
export const guideLoader = () =>
  checkedLoader({
    name: 'guides',
    paths: [GUIDES_FOLDER, PICTURES_FOLDER, ...LEDGER_FILES],
    read: root => {
      const { guides, problems } = parseLibrary(root)
      const today = new Date().toISOString().slice(0, 10)
      const due = guides.flatMap(({ record: { summary } }) =>
        summary.next_review < today ? [summary.id] : [],
      )
      return {
        entries: guides.map(({ digest, record: { summary } }) => ({
          id: String(summary.id),
          data: summary,
          digest,
        })),
        problems: problems.map(formatProblem),
        advice: due.length > 0 ? [`Due for review: ${due.join(', ')}`] : [],
      }
    },
  })
