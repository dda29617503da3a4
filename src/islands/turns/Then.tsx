import type { Turn } from '#domain/turns/fix-parts.ts'
import type { FixOnPage } from '#domain/turns/screens.ts'
import { Copies } from './Copies.tsx'

interface Props {
  /** The step after this one; undefined at the last. */
  turn: Turn<HTMLElement> | undefined
  fix: FixOnPage<HTMLElement>
  system: string | undefined
}

/** What comes after this step, where a wide screen has room for it. */
export function Then({ turn, fix, system }: Props) {
  return (
    <div className="turn-then">
      <p>{turn ? 'Next' : 'Then'}</p>
      {turn && needsCare(turn) && <p>A step with something to read first.</p>}
      {turn && !needsCare(turn) && (
        <Copies nodes={[turn.step.node.querySelector('.say') ?? undefined]} system={system} />
      )}
      {!turn && <Copies nodes={[fix.expect]} system={system} />}
    </div>
  )
}

/** Nobody should act on a step whose warning is not on the screen yet. */
const needsCare = ({ above, step }: Turn<HTMLElement>) =>
  above.length > 0 || step.node.querySelector('.safeguard') !== null
