import { WAITING_FILE } from '#integrations/ledgers.ts'
import type { Waiting } from '#integrations/ledgers.ts'
import type { Found } from './library.ts'
import type { Problem } from './problem.ts'

/**
 * Tells what the newer rules find in guides that wait, and refuses it in all others. Also says which guides
 * wait for nothing any more.
 */
export function holdBack(
  problems: readonly Problem[],
  found: readonly Found[],
  waiting: Waiting | undefined,
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
  { since, until, guides, lines }: Waiting,
  found: readonly Found[],
  later: ReadonlySet<string>,
  today: string,
): Problem[] {
  const problem = (message: string, id?: number): Problem => ({
    level: 'error',
    file: WAITING_FILE,
    line: (id !== undefined && lines.get(id)) || 1,
    field: 'guides',
    message,
  })
  if (today > until && guides.length > 0)
    return [problem(`This list should be empty since ${until}. Take out every number.`)]
  return guides.flatMap(id => {
    const one = found.find(({ guide }) => guide.id === id)
    if (!one) return [problem(`There is no guide ${id}. Take its number out.`, id)]
    if (one.guide.reviewed >= since)
      return [
        problem(
          `Guide ${id} was reviewed on ${one.guide.reviewed}, when the rules were there. Take its number out.`,
          id,
        ),
      ]
    if (!later.has(one.file))
      return [problem(`Guide ${id} waits for nothing any more. Take its number out.`, id)]
    return []
  })
}
