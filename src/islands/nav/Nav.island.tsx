/**
 * Why an island? The session is only known in the browser, and the menus close on scroll.
 * Without JavaScript? Links work, and the menus are popovers that the browser opens and closes itself.
 */
import { useEffect, useRef } from 'react'

import { site } from '#site.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { LogOut } from './LogOut.tsx'
import { Logo } from './Logo.tsx'
import { followMenus } from './menus.ts'
import styles from './Nav.module.css'
import { ThemeButton } from './ThemeButton.tsx'

interface Props {
  /** Path of the page, to mark the active link. */
  path: string
}

const links = [
  { href: '/', label: site.name },
  { href: '/diagnostics', label: 'Diagnostics' },
  { href: '/technician-locator', label: 'Technician Locator' },
]

const more = [
  { href: '/learning', label: 'Learning', icon: 'book' },
  { href: '/legal', label: 'Legal', icon: 'legal' },
  { href: '/profile', label: 'Your Profile', icon: 'user' },
]

export function Nav({ path }: Props) {
  const header = useRef<HTMLElement>(null)
  useEffect(() => (header.current ? followMenus(header.current) : undefined), [])
  // The 404 page is nowhere to return to.
  const wayBack = path === '/404' ? undefined : ''
  const current = (href: string) => (href === path ? 'page' : undefined)

  return (
    <header className={styles['bar']} ref={header}>
      <div className={`wrap ${styles['inner']}`}>
        <Logo atHome={path === '/'} />
        <a className={styles['scam']} href="/scam" aria-current={current('/scam')}>
          Scam?
        </a>
        <button className={`button ${styles['menu']}`} type="button" popoverTarget="nav">
          <Icon name="menu" />
          Menu
        </button>
        <nav className={styles['nav']} id="nav" popover="auto" aria-label="Main">
          {links.map(({ href, label }) => (
            <a key={href} href={href} aria-current={current(href)}>
              {label}
            </a>
          ))}
          <button
            className={`${styles['opens']} ${more.some(({ href }) => current(href)) ? styles['here'] : ''}`}
            type="button"
            popoverTarget="more"
          >
            Fix Everything <Icon name="down" />
          </button>
          <div className={styles['drop']} id="more" popover="auto">
            <p>Fix Everything</p>
            {more.map(({ href, label, icon }) => (
              <a key={href} href={href} aria-current={current(href)}>
                <Icon name={icon} />
                {label}
              </a>
            ))}
          </div>
          <div className={styles['buttons']}>
            <ThemeButton />
            <a className="button for-guests" href="/login" data-return={wayBack}>
              Login
            </a>
            <LogOut />
          </div>
        </nav>
      </div>
    </header>
  )
}
