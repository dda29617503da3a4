import { systems } from '#domain/guide/systems.ts'
import { handoverText } from '#domain/turns/handover.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { turns } from '#stores/turns/turns.ts'
import { Copies } from './Copies.tsx'
import { Foot } from './Foot.tsx'
import { Tools } from './Tools.tsx'
import type { ScreenOf } from './page-screen.ts'

/** The last fix did not help either. */
export function Unfixed({ screen: { fix, system } }: { screen: ScreenOf<'unfixed'> }) {
  const guide = useLive(turns.$guide, undefined)
  const tried = useLive(turns.tried.$tried, {})[turns.guide()] ?? []
  const chosen = useLive(turns.$system, undefined)
  const computer = systems.find(({ id }) => id === chosen)?.name
  const names = (guide?.fixes ?? [])
    .filter(({ number }) => tried.includes(number))
    .map(({ word, number, title }) => `${word} ${number}: ${title}`)
  const still = document.querySelectorAll<HTMLElement>('#still .still > *')
  const trouble = guide?.title ?? ''
  return (
    <>
      <div className="turn-body">
        <h1 id="turn-heading" tabIndex={-1}>
          You did nothing wrong. Some faults need another pair of eyes.
        </h1>
        <section className="note" aria-labelledby="turn-paper">
          <h2 id="turn-paper">For a technician</h2>
          <dl>
            <dt>Trouble</dt>
            <dd>{trouble}</dd>
            {computer && (
              <>
                <dt>Computer</dt>
                <dd>{computer}</dd>
              </>
            )}
            <dt>Tried without success</dt>
            <dd>
              {names.length === 0 && 'Nothing yet'}
              <ul role="list">
                {names.map(name => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </dd>
          </dl>
        </section>
        <Tools
          copies={handoverText({ trouble, computer, tried: names, address: turns.linkToFix(1) })}
        >
          Copy for a technician
        </Tools>
        {still.length > 0 && (
          <>
            <h2>What you can still try</h2>
            <Copies className="turn-words" nodes={[...still]} system={system} />
          </>
        )}
        <ul className="turn-choices" role="list">
          {ways.map(({ href, icon, name }) => (
            <li key={href}>
              <a className="button" href={href}>
                <Icon name={icon} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Foot calm back={`Back to ${fix.word.toLowerCase()} ${fix.number}`}>
        <button className="button" type="button" onClick={turns.close}>
          Back to the guide
        </button>
      </Foot>
    </>
  )
}

const ways = [
  { href: '/technician-locator', icon: 'pin', name: 'Find a technician near you' },
  { href: '/diagnostics', icon: 'search', name: 'Check this computer' },
  { href: '/forum', icon: 'message', name: 'Ask in the forum' },
]
