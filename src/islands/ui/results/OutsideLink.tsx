import type { MouseEvent, ReactNode } from 'react'

import { webSearchStore } from '#stores/home-search/web-search.ts'
import styles from './Results.module.css'

interface Props {
  href: string
  className?: string
  children: ReactNode
}

const MIDDLE = 1

/**
 * A link to another site. Whichever way it is opened, we ask first: a press, a middle click, the menu of a right click
 * or a long press. Nor can it be dragged to the tabs.
 */
export function OutsideLink({ href, className = '', children }: Props) {
  function ask(event: MouseEvent) {
    event.preventDefault()
    webSearchStore.visit(href)
  }
  return (
    <a
      className={`${styles['outside']} ${className}`}
      href={href}
      rel="noopener noreferrer nofollow"
      draggable={false}
      onClick={ask}
      onAuxClick={event => event.button === MIDDLE && ask(event)}
      onContextMenu={ask}
    >
      {children}
    </a>
  )
}
