import { Icon } from '#islands/ui/Icon.tsx'
import { locate } from '#stores/locator/locate.ts'
import type { Where } from '#stores/locator/position.ts'
import styles from './Locator.module.css'
import { PlaceChoice } from './PlaceChoice.tsx'

interface Props {
  where: Where
  /** The reader has requested a place: the answer is awaited. */
  onAsk: () => void
}

/** The two ways to say where: let the device tell, or choose a place. */
export function Finder({ where, onAsk }: Props) {
  const requested = where.state === 'failed' || (where.state === 'located' && where.by === 'device')

  function ask() {
    onAsk()
    locate()
  }

  return (
    <section className={`needs-js ${styles['finder']}`} aria-labelledby="where">
      <h2 id="where">Where are you?</h2>
      <div className={styles['ways']}>
        <div className={styles['way']}>
          <button className="button button-primary button-large" type="button" onClick={ask}>
            <Icon name={requested ? 'refresh' : 'locate'} />
            {requested ? 'Refresh Location' : 'Use my location'}
          </button>
          <p className="hint" role="status">
            {explanation(where)}
          </p>
        </div>
        <PlaceChoice onAsk={onAsk} />
      </div>
    </section>
  )
}

function explanation(where: Where): string {
  if (where.state === 'locating')
    return 'Finding out where you are… If your browser asks, allow it.'
  if (where.state === 'located' && where.by === 'device')
    return 'The list follows you. Your position stays on this device.'
  if (where.state === 'failed')
    return 'Once location services are on for this page, press here again. Your position stays on this device.'
  return 'Your browser will ask first. We use your position to sort the list by distance. It stays on this device. The map loads pictures of your area from OpenStreetMap.'
}
