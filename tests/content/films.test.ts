import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { captionLines, videoAt } from '#domain/video/video.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { between, captions, progress } from '../../scripts/animations/animation.ts'
import { cleanVents } from '../../scripts/animations/clean-vents.ts'
import { powerReset } from '../../scripts/animations/power-reset.ts'
import { wifiPanel } from '../../scripts/animations/wifi-panel.ts'

const films = [powerReset, wifiPanel, cleanVents]
const files = globSync('public/videos/*.mp4')
const { guides } = readLibrary(process.cwd())

test('there are at least three films, and each is made by a script', () => {
  expect(files.length).toBeGreaterThanOrEqual(3)
  expect(films.map(({ name }) => `public/videos/${name}.mp4`).toSorted()).toEqual(files.toSorted())
})

test.each(files)('%s is small, begins with its index, and has captions', file => {
  expect(statSync(file).size).toBeLessThanOrEqual(300_000)
  const bytes = readFileSync(file)
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp')
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  expect(captionLines(readFileSync(file.replace('.mp4', '.vtt'), 'utf8')).length).toBeGreaterThan(2)
})

describe.each(films)('the film $name', film => {
  test('has captions that follow each other from its beginning to its end', () => {
    const { cues, seconds } = film
    expect(cues[0]?.from).toBe(0)
    expect(cues.at(-1)?.to).toBe(seconds)
    cues.slice(1).forEach((cue, at) => expect(cue.from).toBe(cues[at]?.to))
  })

  test('is committed with the captions that its script writes', () => {
    expect(readFileSync(`public/videos/${film.name}.vtt`, 'utf8')).toBe(captions(film))
  })

  test('draws something sound at every moment', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: film.seconds, noNaN: true }), second => {
        expect(film.draw(second)).not.toMatch(/NaN|undefined|Infinity/)
      }),
    )
  })
})

test('captions are read back as the words of the film', () => {
  for (const film of films)
    expect(captionLines(captions(film))).toEqual(film.cues.map(({ text }) => text))
})

test.each([
  ['', []],
  ['WEBVTT', []],
  ['WEBVTT\n\nNOTE nothing\n\n00:00:00.000 --> 00:00:01.000\nOne\ntwo\n', ['One two']],
  [
    'WEBVTT\n\n00:00.000 --> 00:01.000\n\n00:01.000 --> 00:02.000\n Two  or\n three\n',
    ['Two or three'],
  ],
  ['WEBVTT\r\n\r\n1\r\n00:00.000 --> 00:01.000 line:0\r\nOne\r\n', ['One']],
])('captions %j say %j', (vtt, lines) => {
  expect(captionLines(vtt)).toEqual(lines)
})

test('a movement goes from 0 to 1 and never beyond', () => {
  fc.assert(
    fc.property(fc.double({ min: -9, max: 99, noNaN: true }), second => {
      const share = progress(second, 2, 5)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }),
  )
  expect([progress(2, 2, 5), progress(3.5, 2, 5), progress(5, 2, 5)]).toEqual([0, 0.5, 1])
  expect(between(10, 20, 0.5)).toBe(15)
})

test('every video that a guide names can be shown, and our own are there', () => {
  const named = guides.flatMap(({ videoUrl }) => videoUrl ?? [])
  expect(named).toEqual(
    expect.arrayContaining(['/videos/power-reset.mp4', '/videos/wifi-panel.mp4']),
  )
  expect(named.filter(address => !videoAt(address))).toEqual([])
  const own = named.filter(address => address.startsWith('/'))
  expect(own.filter(address => !existsSync(`public${address}`))).toEqual([])
})
