import { LIST_RADIUS } from '#domain/technicians.ts'
import { never } from '#domain/result.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { Where } from '#stores/place.ts'
import { PermissionHelp } from './PermissionHelp.tsx'

/** What we know of the reader's position, and how well. */
export function PositionNote({ where }: { where: Where }) {
  switch (where.state) {
    case 'idle':
      return null
    case 'locating':
      return <p role="status">Finding out where you are… If your browser asks, allow it.</p>
    case 'failed':
      return <PermissionHelp why={where.why} />
    case 'located':
      return where.by === 'device' ? <Accuracy {...where} /> : null
    default:
      return never(where)
  }
}

function Accuracy({ accuracy, trouble }: Extract<Where, { by: 'device' }>) {
  if (trouble)
    return (
      <p className="notice" role="status">
        <Icon name="locate" />
        Your device has lost track of its position. The list is for where you were last.
      </p>
    )
  if (accuracy <= LIST_RADIUS / 2) return null
  return (
    <p className="notice" role="status">
      <Icon name="locate" />
      {`Your device knows its position only to within about ${about(accuracy)}. The list and the distances count
      from the middle of that area, so they may be wrong. Choose a town or area instead.`}
    </p>
  )
}

/** Whole kilometres, or hundreds of metres: more digits would pretend. */
function about(metres: number): string {
  return metres < 1950 ? `${Math.round(metres / 100) * 100} m` : `${Math.round(metres / 1000)} km`
}
