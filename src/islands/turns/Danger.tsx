import { Icon } from '#islands/ui/Icon.tsx'
import { turns } from '#stores/turns/turns.ts'
import { Copies } from './Copies.tsx'
import type { ScreenOf } from './page-screen.ts'

/** Something is wrong that no step can fix. */
export function Danger({ screen: { fix, step, of, system } }: { screen: ScreenOf<'stop'> }) {
  const ofGuide = document.querySelectorAll<HTMLElement>('#stop > details')
  const ofFix = fix.parts.filter(({ kind }) => kind === 'stop').map(({ node }) => node)
  return (
    <>
      <div className="turn-body">
        <h1 id="turn-heading" tabIndex={-1}>
          Take your hands off the computer. What is it?
        </h1>
        <section className="turn-alarm turn-emergency">
          <h2>
            <Icon name="octagon" />
            It smells, smokes or swells
          </h2>
          <p>
            Move away from it. Switch off the power at the wall if you can do that safely. If it
            burns, leave the room, and call 999, 112 or your own emergency number.
          </p>
        </section>
        <section className="turn-alarm">
          <h2>
            <Icon name="triangle" />
            It clicks or grinds
          </h2>
          <p>
            Turn the computer off now: the drive may be failing, and each minute can cost you files.{' '}
            <a href="/issue/39">Hard drive is failing</a> says what to do next.
          </p>
        </section>
        <section className="turn-alarm">
          <h2>
            <Icon name="triangle" />
            Somebody rang me about this
          </h2>
          <p>
            Hang up. Give no codes and no payment. <a href="/scam">What to do now</a>
          </p>
        </section>
        {(ofGuide.length > 0 || ofFix.length > 0) && (
          <>
            <h2>What this guide says</h2>
            <div className="stop">
              <Copies nodes={[...ofFix, ...ofGuide]} system={system} />
            </div>
          </>
        )}
      </div>
      <footer className="turn-foot">
        <button className="button turn-wide" type="button" onClick={turns.back}>
          All is well: back to {step > of ? 'the check' : `step ${step}`}
        </button>
      </footer>
    </>
  )
}
