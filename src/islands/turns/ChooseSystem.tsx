import { systems } from '#domain/guide/systems.ts'
import { useLive } from '#islands/use-live.ts'
import { turns } from '#stores/turns/turns.ts'
import { Copies } from './Copies.tsx'
import { Foot } from './Foot.tsx'
import type { ScreenOf } from './page-screen.ts'

/** The steps differ from system to system, and nobody has said which it is. Nothing is chosen for the reader. */
export function ChooseSystem({ screen }: { screen: ScreenOf<'choose-system'> }) {
  const offered = useLive(turns.$guide, undefined)?.offered ?? []
  const word = `${screen.fix.word.toLowerCase()} ${screen.fix.number}`
  return (
    <>
      <div className="turn-body">
        <h1 id="turn-heading" tabIndex={-1}>
          Which computer is it?
        </h1>
        <p>
          Choose the one that you want to fix, even if you read this on another. All guides remember
          your choice.
        </p>
        <ul className="turn-choices" role="list">
          {systems
            .filter(({ id }) => offered.includes(id))
            .map(({ id, name }) => (
              <li key={id}>
                <button className="button" type="button" onClick={() => turns.choose(id)}>
                  {name}
                </button>
              </li>
            ))}
        </ul>
      </div>
      <Foot back={screen.isChange ? `Back to step ${screen.step}` : `Back to ${word}`} />
    </>
  )
}

/** The fix is for other systems. */
export function NoSteps({ screen: { fix, next, system } }: { screen: ScreenOf<'no-steps'> }) {
  const name = systems.find(({ id }) => id === system)?.name ?? 'this computer'
  const word = fix.word.toLowerCase()
  return (
    <>
      <div className="turn-body">
        <h1 id="turn-heading" tabIndex={-1}>
          This {word} has no steps for {name}.
        </h1>
        <Copies
          nodes={fix.parts
            .filter(part => part.systems.includes(system ?? ''))
            .map(part => part.node)}
          system={system}
        />
      </div>
      <Foot>
        <button className="button button-primary" type="button" onClick={turns.onward}>
          {next === undefined ? 'See what is left to try' : `Go on to ${word} ${next}`}
        </button>
      </Foot>
    </>
  )
}
