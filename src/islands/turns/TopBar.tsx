import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { stepOf } from '#domain/turns/screens.ts'
import { listen } from '#stores/turns/listen.ts'
import { turns } from '#stores/turns/turns.ts'
import { Ring } from './Ring.tsx'
import type { PageScreen } from './page-screen.ts'
import { whereIn } from './where-in.ts'

/** Where we are, and the way out. */
export function TopBar({ screen }: { screen: PageScreen }) {
  const speaking = useLive(listen.$speaking, false)
  const where = whereIn(screen)
  const reads = screen.kind === 'step' || screen.kind === 'check'
  return (
    <header className="turn-top">
      <Ring at={stepOf(screen)} of={screen.of} label={screen.fix.number} />
      <p>
        {[`${screen.fix.word} ${screen.fix.number}`, where.toLowerCase()]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reads && listen.isPossible() && (
        <button
          className="icon-button"
          type="button"
          aria-label={speaking ? 'Stop reading' : 'Listen to this step'}
          onClick={speaking ? listen.stop : sayStep}
        >
          <Icon name={speaking ? 'pause' : 'listen'} />
        </button>
      )}
      <button className="icon-button" type="button" aria-label="Close" onClick={turns.close}>
        <Icon name="close" />
      </button>
    </header>
  )
}

/** What the eye sees, in its order, but for the buttons. */
function sayStep() {
  const parts = document.querySelectorAll('dialog.turn .turn-body [data-say]')
  listen.say(
    [...parts]
      .map(part => part.textContent.trim())
      .filter(Boolean)
      .join(' '),
  )
}
