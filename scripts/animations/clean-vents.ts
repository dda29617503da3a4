import { between, progress } from './animation.ts'
import type { Animation } from './animation.ts'
import { at, background, box, line, shown, steps, tick } from './draw.ts'

/** Three short bursts, with a pause after each. */
const bursts = [4.4, 6.4, 8.4]
const BURST = 0.9

const slots = Array.from({ length: 5 }, (_, row) =>
  line(`M276 ${128 + row * 24}h152`, 'pic-a', 10),
).join('')

const laptop = [
  box(182, 60, 340, 26, 8, 'pic-a'),
  box(174, 72, 356, 240, 20, 'pic-e'),
  ...[204, 500].flatMap(x =>
    [98, 286].map(y => `<circle cx="${x}" cy="${y}" r="11" fill="var(--pic-a)"/>`),
  ),
  box(252, 106, 200, 140, 6, 'pic-d'),
  slots,
].join('')

const plug = (out: number) =>
  at(
    between(0, -84, out),
    0,
    `${line('M144 170C90 170 60 200 40 370', 'pic-a', 9)}${box(132, 156, 40, 28, 6, 'pic-a')}`,
  )

/** The can stands upright, 10 cm from the slots. */
const can = (in_: number, blowing: boolean) =>
  at(
    between(160, 0, in_),
    0,
    [
      blowing ? line('M508 150 478 146M508 160 470 162M508 170 478 178', 'pic-c', 6) : '',
      box(560, 150, 58, 170, 12, 'pic-a'),
      box(560, 206, 58, 54, 0, 'pic-b'),
      box(574, 132, 30, 22, 6, 'pic-a'),
      line('M574 146 520 158', 'pic-c', 6),
    ].join(''),
  )

/** Fluff in the slots: each burst drives a third of it out to the left and up. */
const dust = Array.from({ length: 18 }, (_, piece) => {
  const row = piece % 5
  return {
    x: 284 + ((piece * 53) % 140),
    y: 126 + row * 24,
    burst: piece % 3,
    lift: 40 + ((piece * 37) % 90),
  }
})

const fluff = (second: number) =>
  dust
    .map(({ x, y, burst, lift }) => {
      const start = bursts[burst] ?? 0
      const gone = progress(second, start + 0.1, start + 1.3)
      return shown(
        1 - gone,
        `<circle cx="${between(x, x - 220, gone)}" cy="${between(y, y - lift, gone)}" r="9" fill="var(--pic-c)"/>`,
      )
    })
    .join('')

function draw(second: number): string {
  const blowing = bursts.some(start => second >= start && second < start + BURST)
  const now = [2.4, 4.2, 10].filter(end => second >= end).length
  const warm = progress(second, 11, 11.6)
  return [
    background,
    plug(progress(second, 0.6, 2)),
    shown(
      warm,
      line('M260 54c-8-8 8-16 0-26M350 54c-8-8 8-16 0-26M440 54c-8-8 8-16 0-26', 'pic-c', 6),
    ),
    laptop,
    fluff(second),
    shown(
      progress(second, 2.4, 2.8) * (1 - progress(second, 10, 10.5)),
      can(progress(second, 2.4, 3.8) - progress(second, 10, 11), blowing),
    ),
    shown(progress(second, 11, 11.5), tick(580, 190)),
    steps(4, now),
  ].join('')
}

export const cleanVents: Animation = {
  name: 'clean-vents',
  seconds: 13,
  draw,
  captionsAt: 'bottom',
  cues: [
    { from: 0, to: 2.4, text: 'Shut the laptop down. Pull out the charger and all cables.' },
    { from: 2.4, to: 4.2, text: 'Hold the can of air upright, 10 cm from the slots.' },
    {
      from: 4.2,
      to: 10,
      text: 'Blow for one second, then wait. Do this three times for each slot.',
    },
    { from: 10, to: 13, text: 'Wait 15 minutes, then turn it on. Warm air flows out again.' },
  ],
}
