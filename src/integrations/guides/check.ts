import type { Guide } from '#domain/guide/guide.ts'
import { styleProblems } from './advice.ts'
import { readLibrary } from './library.ts'
import type { Problem } from './problem.ts'
import { sharedSymptoms } from './shared-symptoms.ts'

/** Everything that `npm run guide:check` says about the guides under the root of the project. */
export function checkLibrary(
  root: string,
  today: string,
): { guides: readonly Guide[]; problems: readonly Problem[] } {
  const { guides, found, problems } = readLibrary(root)
  return {
    guides,
    problems: [
      ...problems,
      ...found.flatMap(({ file, text, guide }) => styleProblems(file, text, guide, today)),
      ...sharedSymptoms(found),
    ],
  }
}
