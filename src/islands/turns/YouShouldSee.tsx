import { noEffects } from '#domain/turns/step-effects.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { stepEffects } from '#stores/turns/step-effects.ts'

/** How a reader knows that the step worked. */
export function YouShouldSee() {
  const { see } = useLive(stepEffects.$here, noEffects)
  return (
    see && (
      <div className="note note-good" data-say>
        <p className="turn-label">
          <Icon name="eye" />
          You should see
        </p>
        <p>{see.map((piece, at) => (at % 2 > 0 ? <strong key={piece}>{piece}</strong> : piece))}</p>
      </div>
    )
  )
}
