const AMOUNT = /(\d+(?:\.\d+)?) (minute|hour)/g

/**
 * The longest that a `Time:` line says, in minutes: 480 for "30 minutes to 8 hours". Days are left out: a laptop that
 * dries for three needs nobody beside it.
 */
export function longestMinutes(time: string): number {
  const amounts = [...time.matchAll(AMOUNT)]
  return Math.max(
    0,
    ...amounts.map(([, amount, unit]) => Number(amount) * (unit === 'hour' ? 60 : 1)),
  )
}
