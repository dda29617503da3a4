import { useEffect } from 'react'

import { assertNever } from '#domain/result.ts'
import { share } from '#stores/share/share.ts'
import { listen } from '#stores/turns/listen.ts'
import { Check } from './Check.tsx'
import { ChooseSystem, NoSteps } from './ChooseSystem.tsx'
import { Danger } from './Danger.tsx'
import { Done } from './Done.tsx'
import { Step } from './Step.tsx'
import type { PageScreen } from './page-screen.ts'
import { Unfixed } from './Unfixed.tsx'
import { Unseen } from './Unseen.tsx'

/** The body and the foot of a screen. Each screen is drawn anew, and begins at its heading. */
export function ScreenParts({ screen }: { screen: PageScreen }) {
  useEffect(() => {
    const box = document.querySelector<HTMLDialogElement>('dialog.turn')
    if (!box) return
    if (!box.open) box.showModal()
    box.scrollTop = 0
    share.forget()
    box.querySelector('.turn-rail [aria-current]')?.scrollIntoView({ block: 'nearest' })
    box.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    return listen.leave
  }, [])
  return partsOf(screen)
}

function partsOf(screen: PageScreen) {
  switch (screen.kind) {
    case 'choose-system':
      return <ChooseSystem screen={screen} />
    case 'no-steps':
      return <NoSteps screen={screen} />
    case 'step':
      return <Step screen={screen} />
    case 'unseen':
      return <Unseen screen={screen} />
    case 'stop':
      return <Danger screen={screen} />
    case 'check':
      return <Check screen={screen} />
    case 'done':
      return <Done screen={screen} />
    case 'unfixed':
      return <Unfixed screen={screen} />
    default:
      return assertNever(screen)
  }
}
