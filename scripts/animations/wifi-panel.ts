import { between, progress } from './animation.ts'
import type { Animation } from './animation.ts'
import { at, background, box, line, pointer, shown, steps, tick, words } from './draw.ts'

/** Curved lines over a dot. */
const waves = (size: number) =>
  `<g transform="scale(${size})">${line('M-10-1.5a14 14 0 0 1 20 0M-5.6 3.3a7.8 7.8 0 0 1 11.2 0', 'pic-a', 2.6)}<circle cy="8" r="2.2" fill="var(--pic-a)"/></g>`

const plane = (size: number) =>
  `<g transform="rotate(45) scale(${size})"><path fill="var(--pic-a)" d="M0-14c2 0 3 2 3 5v5L14 3v4L3 4v5l4 3v3l-7-2-7 2v-3l4-3V4l-11 3V3l11-7v-5c0-3 1-5 3-5z"/></g>`

const taskbar = (joined: number) =>
  [
    box(0, 312, 640, 48, 0, 'pic-a'),
    box(484, 320, 92, 32, 6, 'pic-e'),
    joined > 0.5 ? at(506, 335, waves(1)) : at(506, 336, plane(0.75)),
    at(532, 336, line('M-6-3h4l6-5v16l-6-5h-4z', 'pic-a', 2.4)),
    at(558, 336, `${line('M-9-5h16v10h-16z', 'pic-a', 2.4)}${box(-6, -2, 8, 4, 0, 'pic-a')}`),
    words(606, 342, 18, '9:41', 'pic-e'),
  ].join('')

/** A button of the panel: gold when it is on. */
const button = (x: number, on: number, sign: string, name: string) =>
  [
    box(x, 84, 120, 72, 10, 'pic-d'),
    shown(on, box(x, 84, 120, 72, 10, 'pic-b')),
    at(x + 60, 122, sign),
    words(x + 60, 180, 18, name),
  ].join('')

const network = (y: number, joined: number) =>
  [
    shown(joined, box(344, y - 22, 252, 36, 6, 'pic-b')),
    at(366, y - 4, waves(0.9)),
    `<text x="392" y="${y + 2}" font-size="18" font-weight="700" font-family="Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif" fill="var(--pic-a)">Your Wi-Fi</text>`,
  ].join('')

function panel(second: number): string {
  const flying = 1 - progress(second, 3.9, 4.2)
  const wifi = progress(second, 3.9, 4.2) - progress(second, 5.6, 5.9) + progress(second, 8, 8.3)
  return [
    box(320, 52, 300, 246, 14, 'pic-e'),
    button(342, wifi, waves(1.8), 'Wi-Fi'),
    button(478, flying, plane(1.5), 'Airplane mode'),
    shown(progress(second, 8.4, 8.9), network(224, progress(second, 10, 10.3))),
  ].join('')
}

/** Where the arrow rests, and from when it is on its way there. */
const stops: readonly { from: number; to: number; x: number; y: number }[] = [
  { from: 0, to: 0, x: 240, y: 180 },
  { from: 0.4, to: 1.6, x: 530, y: 334 },
  { from: 2.6, to: 3.6, x: 540, y: 128 },
  { from: 4.5, to: 5.4, x: 406, y: 128 },
  { from: 8.9, to: 9.8, x: 470, y: 222 },
]

function arrow(second: number): string {
  const place = stops.reduce(
    (from, stop) => {
      const share = stop.to === 0 ? 1 : progress(second, stop.from, stop.to)
      return { x: between(from.x, stop.x, share), y: between(from.y, stop.y, share) }
    },
    { x: 240, y: 180 },
  )
  const pressed = [1.8, 3.9, 5.6, 8, 10].some(press => Math.abs(second - press) < 0.15)
  return `${pressed ? `<circle cx="${place.x}" cy="${place.y}" r="22" fill="none" stroke="var(--pic-c)" stroke-width="5"/>` : ''}${pointer(place.x, place.y)}`
}

/** The ten slow counts between off and on, as they pass. */
function count(second: number): string {
  if (second < 5.9 || second > 7.9) return ''
  const now = Math.min(10, 1 + Math.floor(((second - 5.9) / 2) * 10))
  return `<circle cx="160" cy="150" r="62" fill="var(--pic-e)"/>${words(160, 168, 52, String(now))}`
}

function draw(second: number): string {
  const now = [2.4, 4.4, 7.9, 8.8].filter(end => second >= end).length
  return [
    background,
    taskbar(progress(second, 10, 10.6)),
    shown(progress(second, 1.9, 2.3), panel(second)),
    count(second),
    shown(progress(second, 10.4, 10.9), tick(160, 150)),
    arrow(second),
    at(-160, -50, steps(5, now)),
  ].join('')
}

export const wifiPanel: Animation = {
  name: 'wifi-panel',
  seconds: 12.5,
  draw,
  captionsAt: 'top',
  cues: [
    {
      from: 0,
      to: 2.4,
      text: 'Select the symbols at the right end of the taskbar. A panel opens.',
    },
    { from: 2.4, to: 4.4, text: 'Turn off airplane mode. Its button must not be coloured.' },
    { from: 4.4, to: 7.8, text: 'Turn Wi-Fi off, and count slowly to ten.' },
    { from: 7.8, to: 8.8, text: 'Turn Wi-Fi on again.' },
    { from: 8.8, to: 12.5, text: 'Select the name of your network. The computer joins.' },
  ],
}
