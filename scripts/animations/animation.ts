/** A short silent film: a drawing for each moment, and the words that say the same. */
export interface Animation {
  name: string
  seconds: number
  /** The inside of an SVG of 640 × 360 at this second. */
  draw: (second: number) => string
  /** The edge where captions hide nothing. */
  captionsAt: 'top' | 'bottom'
  cues: readonly Cue[]
}

export interface Cue {
  from: number
  to: number
  text: string
}

/** How far a movement has come: 0 before `from`, 1 after `to`, gently in between. */
export function progress(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** The place between two numbers at this share. */
export const between = (start: number, end: number, share: number) =>
  Math.round((start + (end - start) * share) * 10) / 10

const stamp = (second: number) =>
  `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${(second % 60).toFixed(3).padStart(6, '0')}`

/** The captions as WebVTT. */
export function captions({ captionsAt, cues }: Animation): string {
  const place = captionsAt === 'top' ? ' line:0' : ''
  const blocks = cues.map(
    ({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}${place}\n${text}\n`,
  )
  return `WEBVTT\n\n${blocks.join('\n')}`
}
