/**
 * Why an island? Only the browser knows what it can see of the device.
 * Without JavaScript? It is not shown: nothing can be known, and a moving line of nothing helps nobody.
 */
import { useState } from 'react'

import { marqueeOf } from '#domain/diagnostics/seen.ts'
import type { Seen } from '#domain/diagnostics/seen.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { device } from '#stores/diagnostics/device.ts'
import styles from './Marquee.module.css'

export function Marquee() {
  const seen = useLive(device.$seen, undefined)
  const [paused, setPaused] = useState(false)

  return (
    <section
      className={`${styles['marquee']} ${paused ? styles['paused'] : ''}`}
      aria-label="What your browser can see"
    >
      <div className={`wrap ${styles['inner']}`}>
        <button
          className={`button ${styles['pause']}`}
          type="button"
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
          {paused ? 'Move' : 'Pause'}
        </button>
        <div className={styles['viewport']}>
          {seen ? (
            <div className={styles['track']}>
              <Lines seen={seen} />
              <div aria-hidden="true" className={styles['copy']}>
                <Lines seen={seen} />
              </div>
            </div>
          ) : (
            <p>Looking at what your browser can see…</p>
          )}
        </div>
      </div>
    </section>
  )
}

function Lines({ seen }: { seen: Seen }) {
  return (
    <dl className={styles['lines']}>
      {marqueeOf(seen).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}:</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
