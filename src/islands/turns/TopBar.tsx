import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

import { Icon } from '#islands/ui/Icon.tsx'
import { stepOf } from '#domain/turns/screens.ts'
import { voiceCommandsFor } from '#domain/turns/voice-commands.ts'
import { listen } from '#stores/turns/listen.ts'
import { turns } from '#stores/turns/turns.ts'
import { ListenButton, ListenTrouble, SlowerButton } from './ListenButtons.tsx'
import { Ring } from './Ring.tsx'
import type { PageScreen } from './page-screen.ts'
import { whereIn } from './where-in.ts'

/** Loaded after the step: a reader who opens a link to it waits for nothing else. Without it there is no voice. */
const voice = () => import('./Voice.tsx')
const nothing = { default: () => null }
const VoiceSwitch = lazy<ComponentType>(() =>
  voice().then(
    ({ VoiceSwitch }) => ({ default: VoiceSwitch }),
    () => nothing,
  ),
)
const VoiceStatus = lazy<ComponentType<{ kind: PageScreen['kind'] }>>(() =>
  voice().then(
    ({ VoiceStatus }) => ({ default: VoiceStatus }),
    () => nothing,
  ),
)

/** Where we are, and the way out. */
export function TopBar({ screen }: { screen: PageScreen }) {
  const where = whereIn(screen)
  const reads = listen.isPossible() && (screen.kind === 'step' || screen.kind === 'check')
  const hears = voiceCommandsFor(screen.kind).length > 0
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
        {hears && (
          <Suspense>
            <VoiceSwitch />
          </Suspense>
        )}
        {reads && <ListenButton />}
        <button className="icon-button" type="button" aria-label="Close" onClick={turns.close}>
          <Icon name="close" />
        </button>
      </div>
      {reads && <ListenTrouble />}
      {hears && (
        <Suspense>
          <VoiceStatus kind={screen.kind} />
        </Suspense>
      )}
    </header>
  )
}
