import { between, progress } from './animation.ts'
import type { Animation } from './animation.ts'
import { at, background, box, finger, line, powerSign, shown, steps, tick, words } from './draw.ts'

const HOLD_SECONDS = 30

const keys = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 8 }, (_, column) =>
    box(210 + column * 30, 96 + row * 30, 24, 22, 4, 'pic-d'),
  ).join(''),
).join('')

function laptop(lit: number): string {
  const screen = `${box(190, 22, 320, 56, 8, 'pic-a')}${box(200, 30, 300, 40, 4, 'pic-d')}${shown(
    lit,
    box(200, 30, 300, 40, 4, 'pic-e') + words(350, 58, 24, 'Hello'),
  )}`
  return `${screen}${box(180, 80, 340, 236, 14, 'pic-e')}${keys}${box(280, 232, 140, 68, 8, 'pic-d')}`
}

/** The plug of the charger; `out` says how far it is pulled. */
const plug = (out: number) =>
  at(
    between(0, -78, out),
    0,
    `${line('M150 190C90 190 60 210 40 370', 'pic-a', 9)}${box(140, 176, 40, 28, 6, 'pic-a')}${box(178, 184, 14, 12, 2, 'pic-b')}`,
  )

const stick = (out: number) =>
  at(
    between(0, 70, out),
    0,
    `${box(506, 150, 18, 18, 2, 'pic-b')}${box(520, 143, 60, 32, 6, 'pic-a')}`,
  )

const ring = (share: number) => {
  const length = 2 * Math.PI * 46
  return `<circle cx="580" cy="262" r="46" fill="var(--pic-e)"/><circle cx="580" cy="262" r="46" fill="none" stroke="var(--pic-b)" stroke-width="12" stroke-dasharray="${(share * length).toFixed(1)} ${length.toFixed(1)}" transform="rotate(-90 580 262)"/>${words(580, 273, 30, String(Math.round(share * HOLD_SECONDS)))}`
}

function draw(second: number): string {
  const out = progress(second, 0.6, 2) - progress(second, 9, 10.2)
  const stickOut = progress(second, 2.6, 3.8)
  const press = progress(second, 4.2, 4.8) - progress(second, 8.2, 8.7)
  const tap = progress(second, 10.7, 11.1) - progress(second, 11.4, 11.8)
  const held = progress(second, 4.8, 8.2)
  const near = Math.max(press, tap)
  const now = [2.3, 4, 8.8, 10.4].filter(end => second >= end).length
  return [
    background,
    plug(out),
    shown(1 - progress(second, 3.7, 4.2), stick(stickOut)),
    laptop(progress(second, 11.4, 12.2)),
    `<circle cx="480" cy="107" r="${between(18, 22, near)}" fill="var(--pic-b)"/>`,
    powerSign(480, 106, 1.1),
    shown(progress(second, 4.4, 4.8) * (1 - progress(second, 8.4, 8.9)), ring(held)),
    near > 0 ? finger(480, between(300, 118, near)) : '',
    shown(progress(second, 12, 12.5), tick(580, 262)),
    steps(5, now),
  ].join('')
}

export const powerReset: Animation = {
  name: 'power-reset',
  seconds: 13.5,
  draw,
  captionsAt: 'bottom',
  cues: [
    { from: 0, to: 2.4, text: 'Pull the charger out of the laptop.' },
    { from: 2.4, to: 4.1, text: 'Unplug everything else, such as a USB stick.' },
    { from: 4.1, to: 8.8, text: 'Hold the power button down for 30 seconds. Here it goes faster.' },
    { from: 8.8, to: 10.5, text: 'Plug the charger in again.' },
    { from: 10.5, to: 13.5, text: 'Press the power button once. The laptop starts.' },
  ],
}
