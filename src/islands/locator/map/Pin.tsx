import { divIcon } from 'leaflet'
import { memo, useMemo } from 'react'
import { Marker } from 'react-leaflet'

import type { Nearby } from '#domain/locator/technicians.ts'
import { select } from '#stores/locator/selection.ts'
import styles from './Map.module.css'

interface Props {
  technician: Nearby
  selected: boolean
}

/** A marker that can be reached with Tab, pressed with Enter or Space, and says whose it is. */
function Marked({ technician, selected }: Props) {
  const { name, location } = technician
  const icon = useMemo(() => {
    const html = document.createElement('span')
    html.className = `${styles['pin']} ${selected ? styles['chosen'] : ''}`
    html.innerHTML = '<svg class="i" aria-hidden="true"><use href="/icons.svg#pin"></use></svg>'
    const words = document.createElement('span')
    words.className = 'vh'
    words.textContent = name
    html.append(words)
    return divIcon({
      html,
      className: styles['marker'] ?? '',
      iconSize: [44, 44],
      iconAnchor: [22, 40],
    })
  }, [name, selected])

  return (
    <Marker
      position={location}
      icon={icon}
      title={name}
      riseOnHover
      // Follow does it better: Leaflet would leave the marker under the map's own buttons.
      autoPanOnFocus={false}
      zIndexOffset={selected ? 1000 : 0}
      eventHandlers={{
        click: () => select(technician),
        keydown: ({ originalEvent }) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
          originalEvent.preventDefault()
          select(technician)
        },
      }}
    />
  )
}

/** A marker does not move: a new distance must not redraw it, or it would lose the focus. */
export const Pin = memo(
  Marked,
  (before, after) =>
    before.technician.id === after.technician.id && before.selected === after.selected,
)
