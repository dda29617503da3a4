import { Icon } from '#islands/ui/Icon.tsx'
import { map } from '#stores/map.ts'
import { place } from '#stores/place.ts'
import type { Where } from '#stores/place.ts'
import styles from './Locator.module.css'
import { PlaceChoice } from './PlaceChoice.tsx'

/** One press gives position and map. */
function locate() {
  map.show()
  map.look('streets')
  place.follow()
}

/** The two ways to say where: let the device tell, or choose a place. */
export function Finder({ where }: { where: Where }) {
  const asked = where.state === 'failed' || (where.state === 'located' && where.by === 'device')
  return (
    <section className={`needs-js ${styles['finder']}`} aria-labelledby="where">
      <h2 id="where">Where are you?</h2>
      <div className={styles['ways']}>
        <div className={styles['way']}>
          <button className="key key-main key-big" type="button" onClick={locate}>
            <Icon name={asked ? 'refresh' : 'locate'} />
            {asked ? 'Refresh Location' : 'Use my location'}
          </button>
          <p className="hint" id="why">
            Your browser will ask first. We use your position to sort the list by distance. It stays
            on this device. The map loads pictures of your area from OpenStreetMap.
          </p>
        </div>
        <PlaceChoice />
      </div>
    </section>
  )
}
