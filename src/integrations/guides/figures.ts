import { everyBlock, linesOf, passagesOf } from '#domain/guide/guide.ts'
import type { Guide } from '#domain/guide/guide.ts'
import { readingGrade } from '#domain/guide/readability.ts'
import { countWords, sentencesOf } from '#domain/guide/text.ts'

/** What the check measures of one guide. */
export interface Figures {
  id: number
  title: string
  grade: number
  /** Words of its longest sentence. */
  longest: number
  words: number
  fixes: number
  /** Fixes that say what the reader should see. */
  expected: number
  commands: number
  /** Commands with all four lines. */
  explained: number
}

export function figuresOf(guide: Guide): Figures {
  const lines = linesOf(passagesOf(guide))
  const commands = everyBlock(guide).filter(block => block.kind === 'command')
  return {
    id: guide.id,
    title: guide.title,
    grade: readingGrade(lines),
    longest: Math.max(0, ...lines.flatMap(sentencesOf).map(countWords)),
    words: guide.words,
    fixes: guide.fixes.length,
    expected: guide.fixes.filter(({ expect }) => expect.text).length,
    commands: commands.length,
    explained: commands.filter(({ does, reads, changes, undo }) =>
      [does, reads, changes, undo].every(({ text }) => text),
    ).length,
  }
}

/** The middle value; 0 of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
}
