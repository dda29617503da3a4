import { useLive } from '#islands/use-live.ts'
import { turns } from '#stores/turns/turns.ts'
import { Copies } from './Copies.tsx'
import { Foot } from './Foot.tsx'
import { Tools } from './Tools.tsx'
import type { ScreenOf } from './page-screen.ts'

/** It works: what was changed, and how to undo it. */
export function Done({ screen: { fix, system } }: { screen: ScreenOf<'done'> }) {
  const fixes = useLive(turns.$guide, undefined)?.fixes ?? []
  const tried = useLive(turns.tried.$tried, {})
  const numbers = new Set([...(tried[turns.guide()] ?? []), fix.number])
  return (
    <>
      <div className="turn-body">
        <h1 id="turn-heading" tabIndex={-1}>
          {fix.word === 'Fix' ? 'It works again.' : 'It worked.'}
        </h1>
        <p>
          {fix.word} {fix.number} helped: {fix.title}.
        </p>
        <h2>What was changed, and how to undo it</h2>
        <ul className="turn-changes" role="list">
          {fixes
            .filter(({ number }) => numbers.has(number))
            .map(({ number, word, title, undo }) => (
              <li key={number}>
                <b>
                  {word} {number}: {title}
                </b>
                <Copies nodes={[undo]} system={system} />
              </li>
            ))}
        </ul>
        <p>
          If it comes back, start with {fix.word.toLowerCase()} {fix.number}.
        </p>
        <Tools copies={turns.linkToFix(fix.number)}>Copy a link to this fix</Tools>
      </div>
      <Foot calm back="Back to the check">
        <button className="button button-primary" type="button" onClick={turns.close}>
          Back to the guide
        </button>
      </Foot>
    </>
  )
}
