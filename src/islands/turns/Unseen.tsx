import { useLive } from '#islands/use-live.ts'
import { turns } from '#stores/turns/turns.ts'
import { Foot } from './Foot.tsx'
import { SendStep } from './SendStep.tsx'
import type { ScreenOf } from './page-screen.ts'
import { YouShouldSee } from './YouShouldSee.tsx'

/** The screen of the reader does not look as the step says. */
export function Unseen({ screen: { fix, step, next } }: { screen: ScreenOf<'unseen'> }) {
  const offered = useLive(turns.$guide, undefined)?.offered ?? []
  const word = fix.word.toLowerCase()

  return (
    <>
      <div className="turn-body">
        <h1 id="turn-heading" tabIndex={-1}>
          What do you see instead?
        </h1>
        <YouShouldSee />
        <details className="turn-case" name="unseen">
          <summary>My menu looks different</summary>
          <p>
            Look for the nearest words: an update may have changed a name or its place. You can also
            type the name into the search box of the settings.
          </p>
          {offered.length > 1 && (
            <>
              <p>Is it a different kind of computer?</p>
              <button className="button" type="button" onClick={turns.askSystem}>
                Choose the computer again
              </button>
            </>
          )}
        </details>
        <details className="turn-case" name="unseen">
          <summary>It is greyed out</summary>
          <p>
            Then it cannot be changed just now. On a work or school computer, ask the help desk:
            they may have locked it. On your own, sign in with the account that may install
            programs.
          </p>
        </details>
        <details className="turn-case" name="unseen">
          <summary>There is nothing like it</summary>
          <p>
            You did nothing wrong. Not every computer has it.{' '}
            {next !== undefined && `Go on to ${word} ${next}.`}
          </p>
        </details>
        <SendStep fix={fix} step={step} />
      </div>
      <Foot back={`Back to step ${step}`}>
        <button className="button button-primary" type="button" onClick={turns.onward}>
          {next === undefined ? 'See what is left to try' : `Go to ${word} ${next} instead`}
        </button>
      </Foot>
    </>
  )
}
