import { median } from './figures.ts'
import type { Figures } from './figures.ts'
import type { Problem } from './problem.ts'

/** GitHub shows this line beside the file in a pull request. */
export function annotation({ level, file, line, field, message }: Problem): string {
  const kind = level === 'error' ? 'error' : 'warning'
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

/** The last line of the check. */
export function summary(figures: readonly Figures[], problems: readonly Problem[]): string {
  const errors = problems.filter(({ level }) => level === 'error').length
  const grades = figures.map(({ grade }) => grade)
  const sum = (field: 'fixes' | 'expected' | 'commands' | 'explained') =>
    figures.reduce((total, one) => total + one[field], 0)
  return [
    `${figures.length} guides, ${errors} errors, ${problems.length - errors} pieces of advice.`,
    `Reading grade: median ${median(grades).toFixed(1)}, highest ${Math.max(0, ...grades).toFixed(1)}.`,
    `Fixes with an expected result: ${sum('expected')} of ${sum('fixes')}. Commands explained: ${sum('explained')} of ${sum('commands')}.`,
  ].join('\n')
}
