import { Icon } from '#islands/ui/Icon.tsx'
import { stepOf } from '#domain/turns/screens.ts'
import { listen } from '#stores/turns/listen.ts'
import { turns } from '#stores/turns/turns.ts'
import { ListenButton, ListenTrouble, SlowerButton } from './ListenButtons.tsx'
import { Ring } from './Ring.tsx'
import type { PageScreen } from './page-screen.ts'
import { useVoice } from './use-voice.ts'
import { whereIn } from './where-in.ts'

/** Where we are, and the way out. */
export function TopBar({ screen }: { screen: PageScreen }) {
  const where = whereIn(screen)
  const reads = listen.isPossible() && (screen.kind === 'step' || screen.kind === 'check')
  const voice = useVoice(screen.kind)
  return (
    <header className="turn-top">
      <div className="turn-bar">
        <Ring at={stepOf(screen)} of={screen.of} label={screen.fix.number} />
        <p>
          {[`${screen.fix.word} ${screen.fix.number}`, where.toLowerCase()]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {reads && <SlowerButton />}
        {voice.isOffered && (
          <button
            className="icon-button turn-voice"
            type="button"
            aria-label="Voice"
            aria-pressed={voice.isOn}
            onClick={voice.press}
          >
            <Icon name={voice.isOn ? 'stop-square' : 'microphone'} />
            <span>Voice</span>
          </button>
        )}
        {reads && <ListenButton />}
        <button className="icon-button" type="button" aria-label="Close" onClick={turns.close}>
          <Icon name="close" />
        </button>
      </div>
      {reads && <ListenTrouble />}
      {voice.isOffered && <p role="status">{voice.sentence}</p>}
    </header>
  )
}
