import { useState } from 'react'
import type { MouseEvent } from 'react'

import { site } from '#site.ts'
import styles from './Nav.module.css'

/** The mark makes a quarter turn when it is pressed. On home there is nowhere to go, so the page stays. */
export function Logo({ atHome }: { atHome: boolean }) {
  const [turned, setTurned] = useState(false)

  function onClick(event: MouseEvent) {
    setTurned(true)
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!atHome || !plain) return
    event.preventDefault()
    window.scrollTo({ top: 0 })
  }

  return (
    <a
      className={`${styles['logo']} ${turned ? styles['turned'] : ''}`}
      href="/"
      data-here={atHome || undefined}
      onClick={onClick}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" onAnimationEnd={() => setTurned(false)}>
        <circle className={styles['head']} cx="20" cy="20" r="13" />
        <g>
          <path className={styles['slot']} d="M11.5 28.5l17-17" />
          <path className={styles['arc']} d="M20 2.5A17.5 17.5 0 0 1 37.5 20" />
        </g>
      </svg>
      {site.name}
    </a>
  )
}
