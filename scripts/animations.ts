/**
 * Draws the short films in public/videos: `npm run animations`. Needs a browser and ffmpeg with libx264.
 * The films are committed; run this only after you changed one in scripts/animations.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

import { findBrowser } from '../tests/browser.ts'
import { captions } from './animations/animation.ts'
import type { Animation } from './animations/animation.ts'
import { cleanVents } from './animations/clean-vents.ts'
import { powerReset } from './animations/power-reset.ts'
import { wifiPanel } from './animations/wifi-panel.ts'

const FRAMES_A_SECOND = 15
const MOST_BYTES = 300_000
const FOLDER = 'public/videos'
const tokens = readFileSync('src/styles/tokens.css', 'utf8')

const executablePath = findBrowser()
const browser = await chromium.launch(executablePath ? { executablePath } : {})
const page = await browser.newPage({ viewport: { width: 640, height: 360 } })
await page.setContent(`<style>${tokens} body { margin: 0 }</style>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360"></svg>`)

for (const animation of [powerReset, wifiPanel, cleanVents]) await film(animation)
await browser.close()

async function film(animation: Animation) {
  const { name, seconds, draw } = animation
  const frames = mkdtempSync(join(tmpdir(), 'film-'))
  const count = Math.round(seconds * FRAMES_A_SECOND)
  for (let frame = 0; frame < count; frame += 1) {
    const drawing = draw(frame / FRAMES_A_SECOND)
    await page.evaluate(inside => {
      const svg = document.querySelector('svg')
      if (svg) svg.innerHTML = inside
    }, drawing)
    await page.screenshot({ path: join(frames, `${String(frame).padStart(4, '0')}.png`) })
  }
  const target = join(FOLDER, `${name}.mp4`)
  encode(join(frames, '%04d.png'), target)
  rmSync(frames, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.vtt`), captions(animation))
  const { size } = statSync(target)
  if (size > MOST_BYTES) throw new Error(`${target} has ${size} bytes; at most ${MOST_BYTES}.`)
  console.log(`${target}: ${count} frames, ${size} bytes`)
}

/** H.264 baseline, which every browser and phone plays, with its index first so that it starts at once. */
function encode(frames: string, target: string) {
  const { status, stderr } = spawnSync(
    'ffmpeg',
    ['-y', '-framerate', String(FRAMES_A_SECOND), '-i', frames]
      .concat(['-c:v', 'libx264', '-profile:v', 'baseline', '-level', '3.0', '-pix_fmt', 'yuv420p'])
      .concat(['-crf', '26', '-preset', 'veryslow', '-g', '75', '-an', '-movflags', '+faststart'])
      .concat(['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', target]),
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr.slice(-500)}`)
}
