import type { StepEffect } from '#domain/guide/blocks.ts'
import type { Fix } from '#domain/guide/guide.ts'
import { markedPieces, markedText } from '#domain/guide/marked-text.ts'
import { typographic } from '#domain/guide/text.ts'
import { assertNever } from '#domain/result.ts'
import type { StepEffects } from '#domain/turns/step-effects.ts'

type FileEffect = StepEffects[number][number][number]

/** What `/turns/16.json` holds. */
export const effectsFile = ({ fixes }: { fixes: readonly Fix[] }): StepEffects =>
  fixes.map(({ blocks }) =>
    blocks.flatMap(block =>
      block.kind === 'steps' ? block.steps.map(({ effects }) => effects.map(written)) : [],
    ),
  )

function written(effect: StepEffect): FileEffect {
  const systems = [...effect.systems]
  switch (effect.kind) {
    case 'see':
      return { systems, see: markedPieces(markedText(effect.prose)).map(typographic) }
    case 'see-nothing':
      return { systems, see: [] }
    case 'wait':
      return { systems, wait: effect.seconds }
    case 'restart':
      return { systems, restarts: true }
    case 'offline':
      return { systems, cutsNetwork: true }
    default:
      return assertNever(effect)
  }
}
