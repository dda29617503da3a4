import { Icon } from '#islands/ui/Icon.tsx'
import { turns } from '#stores/turns/turns.ts'

interface Props {
  fix: number
  step: number
}

/** The computer restarts in this step. If it is the one that shows this page, the reader goes on with a phone. */
export function WillClose({ fix, step }: Props) {
  return (
    <section className="turn-closes" aria-labelledby="turn-closes">
      <h2 id="turn-closes">
        <Icon name="triangle" />
        Is this the computer you are fixing? This page will close.
      </h2>
      <p>Your place is stored. To go on with your phone, type this address:</p>
      <p className="turn-address">{turns.linkTo(fix, step).replace(/^https?:\/\//, '')}</p>
    </section>
  )
}
