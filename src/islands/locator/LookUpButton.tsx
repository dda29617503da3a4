import { assertNever } from '#domain/result.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { site } from '#site.ts'
import { lookUp } from '#stores/locator/look-up.ts'
import type { LookUp } from '#stores/locator/look-up.ts'
import { place } from '#stores/locator/position.ts'
import type { Where } from '#stores/locator/position.ts'
import styles from './Locator.module.css'
import { nameOf, placeOf } from './where.ts'

const { host } = new URL(site.map.overpass)

function sentence(look: LookUp): string {
  switch (look.state) {
    case 'idle':
      return ''
    case 'looking':
      return 'Asking OpenStreetMap. This can take half a minute…'
    case 'ready':
      return look.count === 0
        ? 'OpenStreetMap knows nobody within 2 km.'
        : `OpenStreetMap knows ${look.count} within 2 km. They are in the list, marked with their source.`
    case 'failed':
      return failures[look.reason]
    default:
      return assertNever(look)
  }
}

const failures: Record<Extract<LookUp, { state: 'failed' }>['reason'], string> = {
  busy: 'OpenStreetMap is busy. Wait half a minute, then try again.',
  slow: 'OpenStreetMap took too long. Try again in a few minutes.',
  offline: 'OpenStreetMap cannot be reached. Check your connection.',
  refused: 'OpenStreetMap did not accept the question. The list above still holds.',
  malformed: 'OpenStreetMap sent an answer that we cannot read. Try again in a few minutes.',
}

/** A look at the map's own data, on a press: it tells another company where the reader looks. */
export function LookUpButton({ where }: { where: Where }) {
  const look = useLive(lookUp.$look, { state: 'idle' })
  const resting = useLive(lookUp.$resting, false)

  function start() {
    const here = placeOf(where)
    // The pre-rendered list cannot grow: from here on it is the place's own.
    if (where.state !== 'located') place.choose(here, nameOf(where))
    void lookUp.look(here)
  }

  return (
    <section className={`needs-js ${styles['look']}`} aria-labelledby="more-near">
      <h2 id="more-near">Not enough here?</h2>
      <p className="hint">
        OpenStreetMap is a map that everybody can edit. It may know shops that we do not. A press
        sends the middle of the list, rounded to about 100 m, to <span className="nb">{host}</span>.
        Nobody has checked those entries for us.
      </p>
      <button
        className="button"
        type="button"
        // Not `disabled`, which would take the focus away; the store lets no second press through.
        aria-disabled={look.state === 'looking' || resting}
        onClick={start}
      >
        <Icon name="search" />
        Look on OpenStreetMap
      </button>
      <p role="status">{sentence(look)}</p>
    </section>
  )
}
