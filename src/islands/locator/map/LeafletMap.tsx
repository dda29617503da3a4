/** Only this folder imports Leaflet, which touches the window as soon as it is evaluated: load it with `import()`. */
import { useRef, useState } from 'react'
import { AttributionControl, Circle, CircleMarker, MapContainer, TileLayer } from 'react-leaflet'
import type { Map as Leaflet } from 'leaflet'

import { wrapLongitude } from '#domain/locator/coordinates.ts'
import type { Coordinates } from '#domain/locator/coordinates.ts'
import { CIRCLE_RADIUS } from '#domain/locator/technicians.ts'
import type { Nearby } from '#domain/locator/technicians.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { site } from '#site.ts'
import { map } from '#stores/locator/map.ts'
import { place as placeStore } from '#stores/locator/position.ts'
import { Follow, ZOOM } from './Follow.tsx'
import leafletCss from './leaflet.css?url'
import styles from './Map.module.css'
import { Pin } from './Pin.tsx'

const FIX_THE_MAP = 'https://www.openstreetmap.org/fixthemap'
const attribution = `<a href="${site.map.attributionUrl}">${site.map.attribution}</a>`

export interface MapProps {
  place: Coordinates
  /** False while the map only shows the place where it opens: then nobody is in its middle. */
  known: boolean
  accuracy: number | undefined
  technicians: readonly Nearby[]
  selected: string | undefined
}

/** The reader in the middle, a circle of three kilometres, and a marker for everybody in the list. */
export function LeafletMap({ place, known, accuracy, technicians, selected }: MapProps) {
  const leaflet = useRef<Leaflet>(null)
  const [pictures, setPictures] = useState<'unknown' | 'there' | 'missing'>('unknown')
  const { view } = useLive(map.$view, { view: 'streets' })

  function lookHere() {
    const middle = leaflet.current?.getCenter()
    if (!middle) return
    placeStore.choose({ lat: middle.lat, lng: wrapLongitude(middle.lng) }, 'the place on the map')
  }

  return (
    <section className={styles['side']} aria-label="Map">
      {/* As a link of its own: an import would end up in the styles of the page, map or no map. */}
      <link rel="stylesheet" href={leafletCss} precedence="base" />
      <div className={styles['frame']}>
        <MapContainer
          className={styles['map'] ?? ''}
          center={place}
          zoom={ZOOM}
          scrollWheelZoom={false}
          worldCopyJump
          attributionControl={false}
          ref={leaflet}
        >
          <AttributionControl position="bottomleft" prefix={false} />
          <TileLayer
            url={site.map.tiles}
            attribution={attribution}
            className={styles['tiles'] ?? ''}
            maxZoom={19}
            referrerPolicy="strict-origin-when-cross-origin"
            eventHandlers={{
              tileload: () => setPictures('there'),
              tileerror: () => setPictures(now => (now === 'there' ? now : 'missing')),
            }}
          />
          <Circle
            center={place}
            radius={CIRCLE_RADIUS}
            className={styles['circle'] ?? ''}
            interactive={false}
          />
          {accuracy !== undefined && accuracy > 50 && (
            <Circle
              center={place}
              radius={accuracy}
              className={styles['doubt'] ?? ''}
              interactive={false}
            />
          )}
          {known && (
            <CircleMarker
              center={place}
              radius={9}
              className={styles['here'] ?? ''}
              interactive={false}
            />
          )}
          {technicians.map(technician => (
            <Pin
              key={technician.id}
              technician={technician}
              selected={technician.id === selected}
            />
          ))}
          <Follow place={place} />
        </MapContainer>
        <span className={styles['cross']} aria-hidden="true" />
      </div>
      {pictures === 'missing' && (
        <p className="notice" role="status">
          The pictures of the map do not load. The circle, the markers and the list are still right.
        </p>
      )}
      <div className="row">
        <button
          className="button"
          type="button"
          aria-pressed={view === 'circle'}
          onClick={() => map.look(view === 'circle' ? 'streets' : 'circle')}
        >
          <Icon name="eye" />
          Show whole circle
        </button>
        <button className="button" type="button" onClick={lookHere}>
          <Icon name="locate" />
          Look around the middle
        </button>
      </div>
      <p className="hint">
        The circle reaches {CIRCLE_RADIUS / 1000} km in every direction: at first it is larger than
        the map. Drag the map, or use the arrow keys. Is a street wrong?{' '}
        <a href={FIX_THE_MAP}>Tell OpenStreetMap</a>.
      </p>
    </section>
  )
}
