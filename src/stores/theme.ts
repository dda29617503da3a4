import { atom, computed, onMount } from 'nanostores'

import { parseDarkMode } from '#domain/theme.ts'
import { markRoot, mediaMatches, rootHas, watchMedia } from '#services/page.ts'
import { stored } from './stored.ts'

const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/** What the theme needs of the page; tests give their own. */
export interface ThemePage {
  systemIsDark: () => boolean
  watchSystem: (changed: (dark: boolean) => void) => () => void
  paint: (dark: boolean) => void
}

/** Dark or light: the reader's choice under `darkMode`, else what the system says. */
export function createTheme(page: ThemePage) {
  const $chosen = stored<boolean | undefined>('darkMode', undefined, {
    decode: parseDarkMode,
    encode: chosen => (chosen === undefined ? undefined : String(chosen)),
  })
  const $system = atom(false)
  const $dark = computed([$chosen, $system], (chosen, system) => chosen ?? system)

  onMount($dark, () => {
    $system.set(page.systemIsDark())
    const stopWatching = page.watchSystem(dark => $system.set(dark))
    const stopPainting = $dark.listen(dark => page.paint(dark))
    return () => {
      stopWatching()
      stopPainting()
    }
  })

  return { $dark, toggle: () => $chosen.set(!$dark.get()) }
}

export const theme = createTheme({
  systemIsDark: () => mediaMatches(DARK_SYSTEM),
  watchSystem: changed => watchMedia(DARK_SYSTEM, changed),
  paint: dark => {
    if (rootHas('dark') !== dark) markRoot('dark', dark)
  },
})
