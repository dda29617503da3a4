import { useEffect, useRef } from 'react'

import { LIST_RADIUS } from '#domain/locator/technicians.ts'
import type { Nearby } from '#domain/locator/technicians.ts'
import { assertNever } from '#domain/result.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { site } from '#site.ts'
import type { Where } from '#stores/locator/position.ts'
import { ROWS, technicians } from '#stores/locator/technicians.ts'
import type { NearbyList } from '#stores/locator/technicians.ts'
import { focusList, focusRow } from './focus.ts'
import styles from './Locator.module.css'
import { TechnicianRow } from './TechnicianRow.tsx'
import { nameOf } from './where.ts'

interface Props {
  start: readonly Nearby[]
  where: Where
}

/** The list is the same as the map, in words; it comes first and never waits for the map. */
export function TechnicianList({ start, where }: Props) {
  const list = useLive<NearbyList>(technicians.$list, { state: 'idle' })
  const selected = useLive(technicians.$selected, undefined)
  const box = useRef<HTMLDivElement>(null)
  const limit = useLive(technicians.$limit, ROWS)
  const all = rowsOf(list, start)
  const shown = all.slice(0, limit)
  const scroll = (pages: number) =>
    box.current?.scrollBy({ top: pages * box.current.clientHeight * 0.8 })

  /** The first of those that a press has added: the reader goes on there, and the button may be gone. */
  const added = useRef<string>(undefined)
  useEffect(() => {
    if (added.current) focusRow(added.current)
    added.current = undefined
  })

  function more() {
    added.current = all[limit]?.id
    technicians.showMore()
  }

  function again() {
    focusList()
    technicians.look()
  }

  return (
    <section className={styles['side']} aria-labelledby="near">
      <h2 id="near" tabIndex={-1}>
        Technicians within <span className="nb">{LIST_RADIUS / 1000} km</span> of {nameOf(where)}
      </h2>
      <p className="small soft" role="status">
        {sentence(list, all.length)}
      </p>
      {list.state === 'failed' && (
        <button className="button" type="button" onClick={again}>
          <Icon name="refresh" />
          Try again
        </button>
      )}
      {list.state === 'ready' && shown.length === 0 && <Nobody />}
      {shown.length > 0 && (
        <>
          <div className={styles['box']} ref={box} role="group" aria-labelledby="near">
            <ul className={styles['rows']} role="list">
              {shown.map(technician => (
                <TechnicianRow
                  key={technician.id}
                  technician={technician}
                  selected={technician.id === selected?.id}
                  plain={list.state === 'idle'}
                />
              ))}
            </ul>
          </div>
          <div className={`row needs-js ${styles['scroll']}`}>
            <button className="button" type="button" onClick={() => scroll(-1)}>
              <Icon name="up" />
              Scroll up
            </button>
            <button className="button" type="button" onClick={() => scroll(1)}>
              <Icon name="down" />
              Scroll down
            </button>
            {all.length > limit && (
              <button className="button" type="button" onClick={more}>
                <Icon name="plus" />
                Show more
              </button>
            )}
          </div>
        </>
      )}
      {shown.some(({ source }) => source === 'osm') && (
        <p className="small">
          Entries from the map: <a href={site.map.attributionUrl}>{site.map.attribution}</a>, Open
          Database Licence.
        </p>
      )}
    </section>
  )
}

function rowsOf(list: NearbyList, start: readonly Nearby[]): readonly Nearby[] {
  if (list.state === 'idle') return start
  return list.state === 'ready' ? list.technicians : []
}

function sentence(list: NearbyList, count: number): string {
  switch (list.state) {
    case 'idle':
    case 'ready':
      if (count === 0) return ''
      return `${count} ${count === 1 ? 'technician' : 'technicians'}, nearest first.`
    case 'loading':
      return 'Fetching the list…'
    case 'failed':
      return list.reason === 'offline'
        ? 'The list did not arrive. Check your connection.'
        : 'Our list does not work just now. Try again in a few minutes.'
    default:
      return assertNever(list)
  }
}

function Nobody() {
  return (
    <div className="note flow">
      <p>
        <b>No nearby technicians found.</b>
      </p>
      <p>Ask us, and we help you find somebody.</p>
      <a className="button" href={`tel:${site.contact.telephone}`}>
        <Icon name="phone" />
        Call {site.contact.telephoneLabel}
      </a>
    </div>
  )
}
