import type { ReactNode } from 'react'

import { Icon } from '#islands/ui/Icon.tsx'
import { turns } from '#stores/turns/turns.ts'

interface Props {
  /** The button to go on. */
  children?: ReactNode
  /** A quieter way on. */
  aside?: ReactNode
  back?: string
  /** Where nothing can go wrong any more. */
  calm?: boolean
}

/** The buttons of a screen, always in the same place. */
export function Foot({ children, aside, back = 'Back', calm = false }: Props) {
  return (
    <footer className="turn-foot">
      <button className="button turn-back" type="button" aria-label={back} onClick={turns.back}>
        <Icon name="back" />
      </button>
      {children}
      {!calm && (
        <div className="turn-aside">
          {aside ?? <span />}
          <button
            className="turn-link turn-danger"
            type="button"
            onClick={() => turns.show('stop')}
          >
            <Icon name="octagon" />
            Stop: danger
          </button>
        </div>
      )}
    </footer>
  )
}
