import type { NotYetChecked } from '#domain/guide/not-yet-checked.ts'
import { WAITING_FILE } from '#integrations/ledgers.ts'
import type { Found } from './library.ts'
import type { Problem } from './problem.ts'

/**
 * Tells what the newer rules find in guides that wait, and refuses it in all others. Also says which guides
 * wait for nothing any more.
 */
export function holdBack(
  problems: readonly Problem[],
  found: readonly Found[],
  waiting: NotYetChecked | undefined,
  today: string,
): Problem[] {
  const ids = new Set(waiting && today <= waiting.until ? waiting.guides : [])
  const files = new Set(found.filter(({ guide }) => ids.has(guide.id)).map(({ file }) => file))
  const held = problems.map(problem =>
    problem.level === 'error' && files.has(problem.file)
      ? { ...problem, level: 'later' as const }
      : problem,
  )
  const later = new Set(held.flatMap(({ level, file }) => (level === 'later' ? [file] : [])))
  return [...held, ...(waiting ? listProblems(waiting, found, later, today) : [])]
}

/** What is wrong with the list itself. */
function listProblems(
  { since, until, guides }: NotYetChecked,
  found: readonly Found[],
  later: ReadonlySet<string>,
  today: string,
): Problem[] {
  const problem = (level: Problem['level'], message: string): Problem => ({
    level,
    file: WAITING_FILE,
    line: 1,
    field: 'guides',
    message,
  })
  if (today > until && guides.length > 0)
    return [problem('error', `This list should be empty since ${until}. Take out every number.`)]
  return guides.flatMap(id => {
    const one = found.find(({ guide }) => guide.id === id)
    if (!one) return [problem('error', `There is no guide ${id}. Take its number out.`)]
    if (one.guide.reviewed >= since)
      return [
        problem(
          'error',
          `Guide ${id} was reviewed on ${one.guide.reviewed}, when the rules were there. Take its number out.`,
        ),
      ]
    if (!later.has(one.file))
      return [problem('advice', `Guide ${id} waits for nothing. Take its number out.`)]
    return []
  })
}
