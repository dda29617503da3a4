/** The rules that came after the first guides: what they find in a guide that waits is told, and not refused. */
export const rules = ['hazard', 'label', 'English', 'fact', 'answer'] as const

export type Rule = (typeof rules)[number]

/** Something that a writer must fix (error), should look at (advice), or must fix before a guide stops waiting (later). */
export interface Problem {
  level: 'error' | 'advice' | 'later'
  /** Path from the root of the project. */
  file: string
  /** Counted from 1. */
  line: number
  /** The field of the front matter, or the part of the body. */
  field: string
  /** What is wrong and what to write instead, in words for somebody who does not program. */
  message: string
  /** Which of the newer rules found it. */
  rule?: Rule
}

/** Collects the problems of one file, so that a writer sees all of them at once. */
export function createReporter(file: string) {
  const problems: Problem[] = []
  const report = (level: Problem['level']) => (line: number, field: string, message: string) => {
    problems.push({ level, file, line, field, message })
  }
  return { problems, error: report('error'), advice: report('advice') }
}

export type Reporter = ReturnType<typeof createReporter>

/** One line a problem: "src/content/guides/16-….md:12 title: Write 10 to 70 characters; it has 4." */
export function formatProblem({ level, file, line, field, message }: Problem): string {
  return `${file}:${line} ${level === 'error' ? '' : `(${level}) `}${field}: ${message}`
}
