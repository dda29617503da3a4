import { checkedLoader } from '#integrations/checked-loader.ts'
import { guideIds } from '#integrations/guides/folders.ts'
import { formatProblem } from '#integrations/guides/problem.ts'
import { CODES_FOLDER, readCodes } from './library.ts'

/** The error codes. */
export const codeLoader = () =>
  checkedLoader({
    name: 'error codes',
    paths: [CODES_FOLDER],
    read: root => {
      const { codes, problems } = readCodes(root, guideIds(root))
      return {
        entries: codes.map(code => ({ id: code.slug, data: code })),
        problems: problems.map(formatProblem),
      }
    },
  })
