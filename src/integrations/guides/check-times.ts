import { longestMinutes } from '#domain/guide/fix-time.ts'
import type { FrontMatter } from '#domain/guide/front-matter.ts'
import type { Fix } from '#domain/guide/guide.ts'
import type { Reporter } from './problem.ts'

/** Refuses a guide that says it takes less time than one of its fixes. */
export function checkTimes(
  { minutes: { most } }: Pick<FrontMatter, 'minutes'>,
  fixes: readonly Fix[],
  line: number,
  { error }: Reporter,
): void {
  for (const { word, number, time } of fixes) {
    const longest = longestMinutes(time)
    if (longest > most)
      error(
        line,
        'minutes',
        `${word} ${number} takes up to ${longest} minutes, the guide at most ${most}. Write most: ${longest} or more.`,
      )
  }
}
