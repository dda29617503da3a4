import { useRef } from 'react'

import type { Nearby } from '#domain/locator/technicians.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { usePart } from '#islands/ui/use-part.ts'
import { map } from '#stores/locator/map.ts'
import type { Where } from '#stores/locator/position.ts'
import { ROWS, technicians } from '#stores/locator/technicians.ts'
import styles from './Locator.module.css'
import { placeOf } from './where.ts'

interface Props {
  start: readonly Nearby[]
  where: Where
}

const loadMap = () => import('./map/LeafletMap.tsx')

/** The map, off until it is asked for. Everything on it is also in the list. */
export function MapPanel(props: Props) {
  const panel = useRef<HTMLDivElement>(null)
  // Its buttons go away with their press: whoever uses the keyboard goes on from the panel.
  return (
    <div className={styles['panel']} ref={panel} tabIndex={-1}>
      <Panel {...props} onPress={() => panel.current?.focus({ preventScroll: true })} />
    </div>
  )
}

function Panel({ start, where, onPress }: Props & { onPress: () => void }) {
  const shown = useLive(map.$shown, false)
  const list = useLive(technicians.$list, { state: 'idle' })
  const selected = useLive(technicians.$selected, undefined)
  const limit = useLive(technicians.$limit, ROWS)
  const [part, retry] = usePart(shown, loadMap)

  function show() {
    onPress()
    map.show()
  }

  function again() {
    onPress()
    retry()
  }

  if (!shown)
    return (
      <div className={`needs-js ${styles['off']}`}>
        <p>
          <b>The map is off.</b>
          <br />
          It loads pictures from another company.
        </p>
        <button className="button" type="button" onClick={show}>
          <Icon name="map" />
          Show the map
        </button>
      </div>
    )
  if (part.state === 'failed')
    return (
      <div className={styles['off']}>
        <p role="alert">The map did not load. The list says the same in words.</p>
        <button className="button" type="button" onClick={again}>
          <Icon name="refresh" />
          Try again
        </button>
      </div>
    )
  if (part.state !== 'ready')
    return (
      <div className={styles['off']}>
        <p role="status">Fetching the map…</p>
      </div>
    )
  const initial = list.state === 'idle' ? start : []
  const listed = list.state === 'ready' ? list.technicians : initial
  return (
    <part.value.LeafletMap
      place={placeOf(where)}
      known={where.state === 'located'}
      accuracy={where.state === 'located' && where.by === 'device' ? where.accuracy : undefined}
      technicians={listed.slice(0, limit)}
      selected={selected?.id}
    />
  )
}
