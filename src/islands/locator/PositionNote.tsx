import { LIST_RADIUS } from '#domain/locator/technicians.ts'
import { assertNever } from '#domain/result.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { Where } from '#stores/locator/position.ts'
import styles from './Locator.module.css'
import { PermissionHelp } from './PermissionHelp.tsx'

/** What we know of the reader's position, and how well. */
export function PositionNote({ where }: { where: Where }) {
  switch (where.state) {
    case 'idle':
    case 'locating':
      return null
    case 'failed':
      return <PermissionHelp why={where.why} />
    case 'located':
      return where.by === 'device' ? <Accuracy {...where} /> : null
    default:
      return assertNever(where)
  }
}

function Accuracy({ accuracy, trouble }: Extract<Where, { by: 'device' }>) {
  if (trouble)
    return (
      <Message>
        Your device has lost track of its position. The list is for where you were last.
      </Message>
    )
  if (accuracy <= LIST_RADIUS / 2) return null
  return (
    <Message>
      {`Your device knows its position only to within about ${about(accuracy)}. The list and the distances count
      from the middle of that area, so they may be wrong. Choose a town or area instead.`}
    </Message>
  )
}

function Message({ children }: { children: string }) {
  return (
    <p className={`notice ${styles['status']}`} role="status">
      <Icon name="locate" />
      <span>{children}</span>
    </p>
  )
}

/** Whole kilometres, or hundreds of metres: more digits would pretend. */
function about(metres: number): string {
  return metres < 1950 ? `${Math.round(metres / 100) * 100} m` : `${Math.round(metres / 1000)} km`
}
