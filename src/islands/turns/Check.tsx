import { Icon } from '#islands/ui/Icon.tsx'
import { turns } from '#stores/turns/turns.ts'
import { Copies } from './Copies.tsx'
import { Foot } from './Foot.tsx'
import type { ScreenOf } from './page-screen.ts'

/** After the last step: has it helped? */
export function Check({ screen: { fix, of, next, rest, system } }: { screen: ScreenOf<'check'> }) {
  return (
    <>
      <div className="turn-body">
        <div className="turn-words" data-say>
          <Copies nodes={rest.map(({ node }) => node)} system={system} />
          <h1 id="turn-heading" tabIndex={-1}>
            {fix.word === 'Fix' ? 'Did that fix it?' : 'Did that work?'}
          </h1>
          <div className="note note-good">
            <p className="turn-label">
              <Icon name="eye" />
              What should happen
            </p>
            <Copies nodes={[fix.expect]} system={system} />
          </div>
          <div className="note note-undo">
            <p className="turn-label">
              <Icon name="undo" />
              To undo this
            </p>
            <Copies nodes={[fix.undo]} system={system} />
          </div>
        </div>
      </div>
      <Foot back={`Back to step ${of}`}>
        <button className="button button-primary" type="button" onClick={() => turns.show('done')}>
          <Icon name="check" />
          Yes, it works
        </button>
        <button className="button turn-wide" type="button" onClick={turns.notYet}>
          {next === undefined ? 'Not yet' : `Not yet, try ${fix.word.toLowerCase()} ${next}`}
        </button>
      </Foot>
    </>
  )
}
