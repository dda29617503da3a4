import { noEffects } from '#domain/turns/step-effects.ts'
import { endsThePage } from '#domain/turns/restarts.ts'
import { waitIn } from '#domain/turns/waits.ts'
import { useLive } from '#islands/use-live.ts'
import { brokenHere } from '#stores/turns/broken-here.ts'
import { clock } from '#stores/turns/clock.ts'
import { stepEffects } from '#stores/turns/step-effects.ts'
import { turns } from '#stores/turns/turns.ts'
import { Copies } from './Copies.tsx'
import { Foot } from './Foot.tsx'
import { SendStep } from './SendStep.tsx'
import { Then } from './Then.tsx'
import { WaitClock } from './WaitClock.tsx'
import { WillClose } from './WillClose.tsx'
import { YouShouldSee } from './YouShouldSee.tsx'
import type { ScreenOf } from './page-screen.ts'

/** One instruction: warnings above it, what it needs below. */
export function Step({
  screen: { turn, following, step, of, system, fix },
}: {
  screen: ScreenOf<'step'>
}) {
  const left = useLive(clock.$left, undefined)
  const effects = useLive(stepEffects.$here, noEffects)
  const wait =
    waitIn(turn.step.words) ??
    (effects.seconds === undefined ? undefined : { seconds: effects.seconds, isAll: false })
  const parts = [...turn.step.node.children]
  const say = turn.step.node.querySelector('.say')
  const pictures = [
    ...parts.filter(part => part.matches('.picture')),
    ...nodesOf(turn.below.filter(({ kind }) => kind === 'picture')),
  ]
  const after = parts.filter(part => part !== say && !part.matches('.picture, .safeguard'))
  const ends = effects.restarts || endsThePage(turn.step.words)
  const isHere = useLive(brokenHere.$isHere, undefined)
  const onward = ends && isHere ? 'I am restarting now' : step < of ? 'Done, next step' : 'Done'
  const isWaiting = left !== undefined && left > 0

  return (
    <>
      <div className={pictures.length > 0 ? 'turn-body turn-pictured' : 'turn-body'}>
        {ends && <WillClose fix={fix.number} step={step + 1} />}
        <div className="turn-words" data-say>
          <Copies
            nodes={[...nodesOf(turn.above), ...parts.filter(part => part.matches('.safeguard'))]}
            system={system}
          />
          <h1 id="turn-heading" tabIndex={-1}>
            <span className="vh">
              Step {step} of {of}:{' '}
            </span>
            <Copies as="span" nodes={[...(say?.childNodes ?? [])]} system={system} />
          </h1>
          <Copies nodes={after} system={system} />
        </div>
        {pictures.length > 0 && (
          <Copies className="turn-pictures" nodes={pictures} system={system} />
        )}
        <Copies
          nodes={nodesOf(turn.below.filter(({ kind }) => kind === 'command'))}
          system={system}
        />
        {effects.cutsNetwork && (
          <p className="note" data-say>
            The internet stops at this step. Leave this page open: the steps work without it.
          </p>
        )}
        <YouShouldSee />
        {wait && <WaitClock wait={wait} left={left} />}
        <SendStep fix={fix} step={step} />
      </div>
      <Then turn={following} fix={fix} system={system} />
      <Foot
        back={step > 1 ? `Back to step ${step - 1}` : 'Back'}
        aside={
          <button className="turn-link" type="button" onClick={() => turns.show('unseen')}>
            I do not see this
          </button>
        }
      >
        <button
          className={isWaiting ? 'button' : 'button button-primary'}
          type="button"
          onClick={turns.next}
        >
          {isWaiting ? 'Skip the wait' : onward}
        </button>
      </Foot>
    </>
  )
}

const nodesOf = (parts: readonly { node: HTMLElement }[]) => parts.map(({ node }) => node)
