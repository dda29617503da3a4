/**
 * Why an island? The reader's position, the map and the reviews exist only in the browser.
 * Without JavaScript? The technicians around the place where the map opens are listed with all that is known of them.
 */
import { useEffect, useRef } from 'react'

import type { Nearby } from '#domain/locator/technicians.ts'
import { useLive } from '#islands/use-live.ts'
import { map } from '#stores/locator/map.ts'
import { place } from '#stores/locator/position.ts'
import type { Where } from '#stores/locator/position.ts'
import { Details } from './Details.tsx'
import { Finder } from './Finder.tsx'
import styles from './Locator.module.css'
import { LookUpButton } from './LookUpButton.tsx'
import { MapPanel } from './MapPanel.tsx'
import { PositionNote } from './PositionNote.tsx'
import { TechnicianList } from './TechnicianList.tsx'

interface Props {
  /** Technicians around the place where the map opens: what the page shows before anybody asks. */
  start: readonly Nearby[]
}

export function Locator({ start }: Props) {
  const where = useLive(place.$where, { state: 'idle' })
  const withMap = useLive(map.$shown, false)
  const { answer, onAsk } = useAnswerInView(where)
  useEffect(() => {
    void place.followIfGranted().then(follows => follows && map.show())
  }, [])

  return (
    <div className={`card ${styles['locator']}`}>
      <Finder where={where} onAsk={onAsk} />
      <div className={styles['answer']} ref={answer} tabIndex={-1}>
        <PositionNote where={where} />
        <div className={`${styles['both']} ${withMap ? styles['with-map'] : ''}`}>
          <TechnicianList start={start} where={where} />
          <MapPanel start={start} where={where} />
        </div>
      </div>
      <Details />
      <LookUpButton where={where} />
    </div>
  )
}

/** On a phone the answer to a press lies below the screen: brings it into view once it is there, and never again. */
function useAnswerInView(where: Where) {
  const answer = useRef<HTMLDivElement>(null)
  const requested = useRef(false)
  useEffect(() => {
    if (!requested.current || where.state === 'idle' || where.state === 'locating') return
    requested.current = false
    const { top = 0 } = answer.current?.getBoundingClientRect() ?? {}
    const isBelow = top > window.innerHeight / 2
    if (isBelow) answer.current?.scrollIntoView()
    // The button that was pressed has left the screen or the page: the focus follows.
    if (isBelow || document.activeElement === document.body)
      answer.current?.focus({ preventScroll: true })
  }, [where])
  return {
    answer,
    onAsk: () => {
      requested.current = true
    },
  }
}
