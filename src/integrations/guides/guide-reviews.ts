import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ReviewsFile } from '#domain/guide/guide-reviews.ts'
import type { GuideReview } from '#domain/guide/guide-reviews.ts'
import { checkedLoader } from '#integrations/checked-loader.ts'
import { readYaml } from '#integrations/yaml.ts'
import { guideIds } from './folders.ts'
import { createReporter, formatProblem } from './problem.ts'
import type { Problem } from './problem.ts'

export const REVIEWS_FILE = 'src/content/reviews.yaml'

const fields = ['reviews', 'day', 'kind', 'by', 'read', 'what', 'how', 'changed']

/** The reviews of guides by number, from the text of their file; `guides` are the ids that exist. */
export function readReviews(
  text: string,
  guides: readonly number[],
  today: string,
): { reviews: ReadonlyMap<number, readonly GuideReview[]>; problems: readonly Problem[] } {
  const reporter = createReporter(REVIEWS_FILE)
  const file = readYaml(text, ReviewsFile, fields, reporter)
  const reviews = Object.entries(file?.reviews ?? {}).map(
    ([id, list]): [number, readonly GuideReview[]] => [Number(id), list],
  )
  const lines = text.split('\n')
  for (const [id, list] of reviews) {
    const line = lines.findIndex(one => one.replaceAll(/["' ]/g, '') === `${id}:`) + 1 || 1
    if (!guides.includes(id))
      reporter.error(line, String(id), `There is no guide ${id}. Write one that exists.`)
    for (const { day } of list)
      if (day > today)
        reporter.error(line, String(id), `${day} has not come yet. Write when it was.`)
  }
  return { reviews: new Map(reviews), problems: reporter.problems }
}

/** The same of the project at `root`. */
export const readReviewsAt = (root: string, today: string) =>
  readReviews(readFileSync(join(root, REVIEWS_FILE), 'utf8'), guideIds(root), today)

/** The reviews, an entry a guide that has had one. */
export const reviewLoader = () =>
  checkedLoader({
    name: 'reviews of guides',
    paths: [REVIEWS_FILE],
    read: root => {
      const { reviews, problems } = readReviewsAt(root, new Date().toISOString().slice(0, 10))
      return {
        entries: [...reviews].map(([id, list]) => ({ id: String(id), data: { list } })),
        problems: problems.map(formatProblem),
      }
    },
  })
