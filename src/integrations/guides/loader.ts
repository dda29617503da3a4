import { checkedLoader } from '#integrations/checked-loader.ts'
import { GUIDES_FOLDER, PICTURES_FOLDER, readLibrary } from './library.ts'
import { formatProblem } from './problem.ts'

/** The guides. One with an error is left out. */
export const guideLoader = () =>
  checkedLoader({
    name: 'guides',
    paths: [GUIDES_FOLDER, PICTURES_FOLDER],
    read: root => {
      const { guides, problems } = readLibrary(root)
      const today = new Date().toISOString().slice(0, 10)
      const due = guides.filter(({ next_review }) => next_review < today).map(({ id }) => id)
      return {
        entries: guides.map(guide => ({ id: String(guide.id), data: guide })),
        problems: problems.map(formatProblem),
        advice: due.length > 0 ? [`Due for review: ${due.join(', ')}`] : [],
      }
    },
  })
