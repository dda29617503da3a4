import { Icon } from '#islands/ui/Icon.tsx'

/**
 * Turns the dark colours on and off. The script in the head listens for the press and sets `aria-pressed`
 * (src/head/theme.ts), so that both are right before this island is hydrated.
 */
export function ThemeButton() {
  return (
    <button className="button needs-js" type="button" data-theme="" suppressHydrationWarning>
      <Icon name="moon" />
      Dark
    </button>
  )
}
