import { memo } from 'react'

import { kilometres } from '#domain/locator/coordinates.ts'
import { sourceLabels, workLabels } from '#domain/locator/technicians.ts'
import type { Nearby } from '#domain/locator/technicians.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { select } from '#stores/locator/selection.ts'
import { Facts } from './Facts.tsx'
import styles from './Locator.module.css'

interface Props {
  technician: Nearby
  selected: boolean
  /** In the pre-rendered list all is said at once, for readers without scripts. */
  plain: boolean
}

function Row({ technician, selected, plain }: Props) {
  const { id, name, distance, work, source } = technician
  const line = (
    <span>
      {name}
      <small>
        {kilometres(distance)} · {workLabels[work]}
        <span className={styles['source']}>{sourceLabels[source]}</span>
      </small>
    </span>
  )
  return (
    <li>
      <button
        className={`go needs-js ${styles['pick']}`}
        type="button"
        id={`pick-${id}`}
        aria-pressed={selected}
        onClick={() => select(technician)}
      >
        <Icon name="pin" />
        {line}
      </button>
      {plain && (
        <div className={styles['plain']}>
          {line}
          <Facts technician={technician} />
        </div>
      )}
    </li>
  )
}

/** A walking reader recomputes the list many times a minute: rows that say the same stay untouched. */
export const TechnicianRow = memo(
  Row,
  (before, after) =>
    before.technician.id === after.technician.id &&
    before.selected === after.selected &&
    before.plain === after.plain &&
    before.technician.name === after.technician.name &&
    kilometres(before.technician.distance) === kilometres(after.technician.distance),
)
