import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { theme } from '#stores/theme.ts'

/** Turns the dark colours on and off. */
export function ThemeKey() {
  const dark = useLive(theme.$dark, false)
  return (
    <button className="key needs-js" type="button" aria-pressed={dark} onClick={theme.toggle}>
      <Icon name="moon" />
      Dark
    </button>
  )
}
