import { systems } from '#domain/guide/systems.ts'
import { addressOf } from '#domain/turns/place.ts'
import { useLive } from '#islands/use-live.ts'
import { turns } from '#stores/turns/turns.ts'
import type { PageScreen } from './page-screen.ts'
import { whereIn } from './where-in.ts'

/** All fixes beside the step, where the screen is wide. It stays as it is while the steps change. */
export function Rail({ screen }: { screen: PageScreen }) {
  const guide = useLive(turns.$guide, undefined)
  const tried = useLive(turns.tried.$tried, {})[turns.guide()] ?? []
  const shown = useLive(turns.$shown, undefined)
  const fix = screen.fix.number
  if (!guide) return null
  const computer = systems.find(({ id }) => id === shown && guide.offered.includes(id))?.name
  return (
    <nav className="turn-rail" aria-label="Fixes of this guide">
      <h2>{guide.title}</h2>
      <ol role="list">
        {guide.fixes.map(({ number, word, title }) => {
          const isHere = number === fix
          return (
            <li key={number}>
              <a
                href={addressOf({ fix: number, step: 1, view: 'step' })}
                aria-current={isHere ? 'step' : undefined}
              >
                <b>
                  <span className="vh">{word} </span>
                  {number}
                </b>
                <span>
                  {unbroken(title)}
                  {/* It has its room from the beginning: nothing moves when it is said. */}
                  <small>{isHere ? whereIn(screen) : tried.includes(number) && 'Tried'}</small>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
      {guide.offered.length > 1 && (
        <p>
          Your computer: <b>{computer ?? 'not chosen'}</b>.{' '}
          {screen.kind !== 'choose-system' && (
            <button className="turn-link" type="button" onClick={turns.askSystem}>
              {computer ? 'Change' : 'Choose'}
            </button>
          )}
        </p>
      )}
      <p>
        <kbd>Backspace</kbd> one step back
        <br />
        {/* A question wants an answer, not a key. */}
        {screen.kind === 'step' && (
          <>
            <kbd>Enter</kbd> next step
          </>
        )}
      </p>
    </nav>
  )
}

/** "Wi-Fi" stays on one line. */
const unbroken = (title: string) => title.replaceAll(/\b-\b/g, '-\u2060')
