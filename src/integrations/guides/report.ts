import { median } from './figures.ts'
import type { Figures } from './figures.ts'
import { rules } from './problem.ts'
import type { Problem } from './problem.ts'

const annotationKinds = { error: 'error', advice: 'warning', later: 'notice' } as const

/** GitHub shows this line beside the file in a pull request. */
export function annotation({ level, file, line, field, message }: Problem): string {
  const kind = annotationKinds[level]
  return `::${kind} file=${inProperty(file)},line=${line},title=${inProperty(field)}::${escaped(message)}`
}

/** How GitHub wants what would end a message or a property. */
const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const inProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** How hard each guide is to read, the hardest first. */
export function readabilityTable(figures: readonly Figures[]): string {
  const rows = figures
    .toSorted((a, b) => b.grade - a.grade)
    .map(({ id, title, grade, longest, words, fixes }) => [
      grade.toFixed(1),
      longest,
      words,
      fixes,
      `${id} ${title}`,
    ])
  return [['Grade', 'Longest sentence', 'Words', 'Fixes', 'Guide'], ...rows]
    .map(([grade, longest, words, fixes, title]) =>
      [
        String(grade).padStart(5),
        String(longest).padStart(16),
        String(words).padStart(6),
        String(fixes).padStart(5),
        title,
      ].join('  '),
    )
    .join('\n')
}

/** What waits in guides that nobody has gone through, by rule. */
function waitingLine(problems: readonly Problem[]): string {
  const later = problems.filter(({ level }) => level === 'later')
  const files = new Set(later.map(({ file }) => file))
  const byRule = rules.flatMap(name => {
    const count = later.filter(({ rule }) => rule === name).length
    return count > 0 ? [`${name} ${count}`] : []
  })
  return `Waiting in ${files.size} guides: ${byRule.join(', ')}. Add --later to see it.`
}

/** The last lines of the check. */
export function summary(figures: readonly Figures[], problems: readonly Problem[]): string {
  const count = (level: Problem['level']) => problems.filter(one => one.level === level).length
  const grades = figures.map(({ grade }) => grade)
  const sum = (field: 'fixes' | 'expected' | 'commands' | 'explained') =>
    figures.reduce((total, one) => total + one[field], 0)
  return [
    `${figures.length} guides, ${count('error')} errors, ${count('advice')} pieces of advice.`,
    ...(count('later') > 0 ? [waitingLine(problems)] : []),
    `Reading grade: median ${median(grades).toFixed(1)}, highest ${Math.max(0, ...grades).toFixed(1)}.`,
    `Fixes with an expected result: ${sum('expected')} of ${sum('fixes')}. Commands explained: ${sum('explained')} of ${sum('commands')}.`,
  ].join('\n')
}
