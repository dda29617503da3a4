import { contradictionsIn } from '#domain/guide/contradictions.ts'
import { passagesOf } from '#domain/guide/guide.ts'
import type { Found } from './library.ts'
import type { Problem } from './problem.ts'

/** Figures that two guides give differently, though no fact is about them. Each guide is told of the other. */
export function contradictionProblems(found: readonly Found[]): Problem[] {
  const texts = found.flatMap(({ file, guide }) =>
    passagesOf(guide).flatMap(passage =>
      passage.kind === 'text'
        ? [
            {
              guide: guide.id,
              place: { file, line: passage.prose.line },
              text: passage.prose.text,
            },
          ]
        : [],
    ),
  )
  return contradictionsIn(texts).flatMap(([one, other]) =>
    [[one, other] as const, [other, one] as const].map(([here, there]): Problem => ({
      level: 'error',
      ...here.place,
      field: 'fact',
      message: `"${here.figure}" is not what ${there.place.file}:${there.place.line} says: "${there.sentence}" Find out which is right, and write it in both. If both are, say what is different.`,
      rule: 'fact',
    })),
  )
}
