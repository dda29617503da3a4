/**
 * Why an island? The reader's position, the map and the reviews exist only in the browser.
 * Without JavaScript? The technicians around the place where the map opens are listed with all that is known of them.
 */
import { useEffect } from 'react'

import type { Nearby } from '#domain/technicians.ts'
import { useLive } from '#islands/use-live.ts'
import { map } from '#stores/map.ts'
import { place } from '#stores/place.ts'
import { Details } from './Details.tsx'
import { Finder } from './Finder.tsx'
import styles from './Locator.module.css'
import { LookUpKey } from './LookUpKey.tsx'
import { MapPanel } from './MapPanel.tsx'
import { PositionNote } from './PositionNote.tsx'
import { TechnicianList } from './TechnicianList.tsx'

interface Props {
  /** Technicians around the place where the map opens: what the page shows before anybody asks. */
  start: readonly Nearby[]
}

export function Locator({ start }: Props) {
  const where = useLive(place.$where, { state: 'idle' })
  useEffect(() => {
    void place.followIfGranted().then(follows => follows && map.show())
  }, [])

  return (
    <div className={`card ${styles['locator']}`}>
      <Finder where={where} />
      <PositionNote where={where} />
      <div className={styles['both']}>
        <TechnicianList start={start} where={where} />
        <MapPanel start={start} where={where} />
      </div>
      <Details />
      <LookUpKey where={where} />
    </div>
  )
}
