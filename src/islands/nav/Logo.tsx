import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'

import { site } from '#site.ts'
import styles from './Nav.module.css'

/** As long as the quarter turn takes (`--calm`), and a moment more. */
const TURN = 600

/**
 * The mark makes a quarter turn when it is pressed, and turns back. On home there is nowhere to go, so the page stays;
 * `data-here` has the press wait for this script.
 */
export function Logo({ atHome }: { atHome: boolean }) {
  const [turned, setTurned] = useState(false)
  useEffect(() => {
    if (!turned) return
    const timer = setTimeout(() => setTurned(false), TURN)
    return () => clearTimeout(timer)
  }, [turned])

  function onClick(event: MouseEvent) {
    setTurned(true)
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!atHome || !plain) return
    event.preventDefault()
    window.scrollTo({ top: 0 })
  }

  return (
    <a
      className={`${styles['logo']} ${turned ? 'turned' : ''}`}
      href="/"
      data-here={atHome || undefined}
      onClick={onClick}
    >
      {/* The same as in src/components/art/Logo.astro, which brings its styles to every page. */}
      <svg className="screw" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="13" />
        <g>
          <path d="m11.5 28.5 17-17" />
          <path d="M20 2.5A17.5 17.5 0 0 1 37.5 20" />
        </g>
      </svg>
      {site.name}
    </a>
  )
}
