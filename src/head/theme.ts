import { isDark, themeColours } from '#domain/nav/theme.ts'
import { followDevice, readNote, writeNote } from './device.ts'
import { classList, pressed } from './page.ts'

const system = matchMedia('(prefers-color-scheme:dark)')
/** The choice that the browser would not store: it holds for this page. */
let unsaved = ''

/**
 * Dark or light: the reader's choice, else what the system says. The one place that decides and paints it, so that
 * the Dark button works, and says what is true, before any other script is there.
 */
export function followTheme(): void {
  followDevice(paint)
  // The button is not in the page yet when this runs first.
  addEventListener('DOMContentLoaded', paint)
  system.addEventListener('change', paint)
  addEventListener('click', event => {
    if (!pressed(event, '[data-theme]')) return
    const choice = String(!classList.contains('dark'))
    unsaved = writeNote('darkMode', choice) ? '' : choice
    paint()
  })
}

function paint() {
  const dark = isDark(unsaved || readNote('darkMode'), system.matches)
  classList.toggle('dark', dark)
  set('[name=theme-color]', 'content', themeColours[dark ? 'dark' : 'light'])
  set('[data-theme]', 'aria-pressed', String(dark))
}

function set(selector: string, name: string, value: string) {
  document.querySelector(selector)?.setAttribute(name, value)
}
