import { DomUtil, latLng } from 'leaflet'
import type { LeafletKeyboardEvent, PanInsideOptions } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'

import type { Coordinates } from '#domain/locator/coordinates.ts'
import { CIRCLE_RADIUS } from '#domain/locator/technicians.ts'
import { useLive } from '#islands/use-live.ts'
import { map } from '#stores/locator/map.ts'

/** As specified: the streets around the reader. */
export const ZOOM = 15

/** A marker that has the focus stands clear of the zoom buttons at the top and of the line at the foot. In pixels. */
const CLEAR = { paddingTopLeft: [88, 48], paddingBottomRight: [28, 48] } satisfies PanInsideOptions

/** Keeps the reader in the middle until the map is moved; a press on a button of the page brings it back. */
export function Follow({ place: { lat, lng } }: { place: Coordinates }) {
  const leaflet = useMap()
  const looked = useLive(map.$view, { view: 'streets' })
  const away = useRef(false)
  const last = useRef(looked)

  useEffect(() => {
    const leave = () => {
      away.current = true
    }
    const leaveByKey = ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key.startsWith('Arrow')) leave()
    }
    // The map moves to a marker that is reached by keyboard: the next position must not move it away, and the page,
    // which the browser has scrolled to where the marker was, goes after it.
    const followMarker = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches('.leaflet-marker-icon:focus-visible'))
        return
      leave()
      leaflet.panInside(leaflet.layerPointToLatLng(DomUtil.getPosition(target)), CLEAR)
      const show = () => {
        if (document.activeElement === target) target.scrollIntoView({ block: 'nearest' })
      }
      // A long move is a jump and already done; a short one is animated.
      show()
      leaflet.once('moveend', show)
    }
    const container = leaflet.getContainer()
    container.addEventListener('focusin', followMarker)
    container.setAttribute('role', 'group')
    container.setAttribute('aria-label', 'Map. Arrow keys move it.')
    leaflet.on('dragstart', leave).on('keydown', leaveByKey)
    return () => {
      container.removeEventListener('focusin', followMarker)
      leaflet.off('dragstart', leave).off('keydown', leaveByKey)
    }
  }, [leaflet])

  useEffect(() => {
    const pressed = last.current !== looked
    last.current = looked
    if (pressed) away.current = false
    if (away.current) return
    const middle = latLng(lat, lng)
    if (looked.view === 'streets')
      leaflet.setView(middle, pressed ? ZOOM : leaflet.getZoom(), { animate: false })
    else if (pressed) leaflet.fitBounds(middle.toBounds(2 * CIRCLE_RADIUS), { animate: false })
    else leaflet.panTo(middle, { animate: false })
  }, [leaflet, lat, lng, looked])
  return null
}
