import { readableMinutes } from './facts.ts'

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

const LONG = /^(?:(\d+) to )?(\d+) minutes$/

/** Nobody sees eight hours in "60 to 480 minutes": from an hour and a half on, a time is said in hours. */
export function readableTime(time: string): string {
  const [, from, to] = LONG.exec(time) ?? []
  const most = Number(to ?? 0)
  return most > 90 && most % 30 === 0
    ? readableMinutes({ typical: Number(from ?? most), most })
    : time
}
