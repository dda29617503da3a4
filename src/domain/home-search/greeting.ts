import { charactersOf } from '#domain/read-aloud/segments.ts'

/** One character every 100 ms (specification, §9). */
export const TYPING_DELAY = 100

const MORNING = 5
const AFTERNOON = 12
const EVENING = 18

/** "Good evening, Rosa." `hour` is 0 to 23, by the reader's clock. */
export function greetingAt(hour: number, nickname: string): string {
  if (hour >= EVENING || hour < MORNING) return `Good evening, ${nickname}.`
  return hour < AFTERNOON ? `Good morning, ${nickname}.` : `Good afternoon, ${nickname}.`
}

/** The first characters of a text as a reader counts them, so that an emoji is never cut in half. */
export function typedOut(text: string, characters: number): string {
  return charactersOf(text).slice(0, characters).join('')
}
