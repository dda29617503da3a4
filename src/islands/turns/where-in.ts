import type { Screen } from '#domain/turns/screens.ts'

/** Where a screen stands in its fix: "Step 3 of 6". Empty where that says nothing. */
export function whereIn(screen: Screen): string {
  if (screen.kind === 'check') return 'Check'
  const isAtStep = 'step' in screen && screen.kind !== 'choose-system' && screen.step <= screen.of
  return isAtStep ? `Step ${screen.step} of ${screen.of}` : ''
}
