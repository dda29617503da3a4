/** A wait that a step names. */
export interface Wait {
  seconds: number
  /** The step asks for nothing but the wait. */
  isAll: boolean
}

const UNITS = { second: 1, minute: 60, hour: 3600 } as const
const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, five: 5 }

/** "Up to", "until" and "10 to 40 minutes" are for the reader to judge, and have no place here. */
const WAIT =
  /\bwait (?:for )?(another )?(\d+|an?|one|two|three|five) (second|minute|hour)s?\b(?! to\b)/i
/** A wait that not every reader has. */
const PERHAPS = /^(?:if|when|once)\b/i
/** Below this a clock is longer to read than to wait for. */
const SHORTEST = 10
const LONGEST = 3600

/** The exact time that a step says to wait. */
export function waitIn(words: string): Wait | undefined {
  const sentences = words
    .trim()
    .replaceAll(/([.!?])\s+/g, '$1\n')
    .split('\n')
  for (const sentence of sentences) {
    const [found, , amount = '', unit = ''] = WAIT.exec(sentence) ?? []
    if (found === undefined || PERHAPS.test(sentence)) continue
    const count = NUMBERS[amount.toLowerCase()] ?? Number(amount)
    const seconds = count * UNITS[unit.toLowerCase() as keyof typeof UNITS]
    if (seconds < SHORTEST || seconds > LONGEST) continue
    return { seconds, isAll: /^wait\b[^,]*[.]?$/i.test(sentence) && sentence === sentences[0] }
  }
  return undefined
}

/** "30 seconds", "5 minutes". */
export function waitInWords(seconds: number): string {
  if (seconds >= 60 && seconds % 60 === 0) return counted(seconds / 60, 'minute')
  return seconds > 60
    ? `${counted(Math.floor(seconds / 60), 'minute')} ${counted(seconds % 60, 'second')}`
    : counted(seconds, 'second')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** What a clock shows: "22", "4:05". */
export const onClock = (seconds: number): string =>
  seconds < 60
    ? String(seconds)
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The seconds that are shown to a reader who wants less motion: they change every five. */
export const inFives = (left: number, seconds: number): number =>
  Math.min(seconds, Math.ceil(left / 5) * 5)

/** What is said of a wait: when it begins with `first` seconds left, half-way, and when it is over. */
export function waitAloud(left: number, seconds: number, first: number): string {
  if (left === 0) return 'The wait is over.'
  const half = Math.floor(seconds / 2)
  if (left <= half && first > half) return `Half-way: ${waitInWords(half)} to go.`
  return `${waitInWords(first)} to go.`
}
