import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createArchive, createPacker } from '#integrations/packs/archive.ts'
import { cutClass } from '#integrations/packs/markup.ts'

describe('taking the elements of a class out of HTML', () => {
  test('an element goes with all that is in it, elements of its own kind included', () => {
    const html = '<p>a</p><div class="x no-print y"><div>b</div><br></div><div>c</div>'
    expect(cutClass(html, 'no-print')).toEqual({
      taken: ['<div class="x no-print y"><div>b</div><br></div>'],
      rest: '<p>a</p><div>c</div>',
    })
  })

  test('an element inside another of the class goes with it', () => {
    const html = '<ul class="x"><li class="x">a</li></ul>'
    expect(cutClass(html, 'x')).toEqual({ taken: [html], rest: '' })
  })

  test('other attributes may stand before the class, and names that only begin alike are others', () => {
    const html = '<a title="a > x" class="xx">x</a><details open id="x" class="y x">2</details>'
    expect(cutClass(html, 'x').rest).toBe('<a title="a > x" class="xx">x</a>')
  })

  test('an image, which has no end tag, goes alone', () => {
    expect(cutClass('<img class="x" src="a.svg" alt=""><p>b</p>', 'x').rest).toBe('<p>b</p>')
  })

  test('an element without an end stops the build', () => {
    expect(() => cutClass('<p class="x">a', 'x')).toThrow('A <p> of the built site is never closed')
  })
})

describe('an archive', () => {
  let folder: string
  const zone = process.env['TZ']
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fixwise-packs-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  async function written(name: string): Promise<Buffer> {
    const path = join(folder, 'downloads', name)
    const archive = createArchive(path)
    const packed = createPacker()
    archive.add('guide.html', await packed({ start: 'Style. ', own: 'Größe: 1 %' }))
    archive.add('log/sheet.html', await packed({ start: 'Style. ', own: 'a'.repeat(10_000) }))
    archive.close()
    return readFileSync(path)
  }

  test('holds its files in the order in which they were added', async () => {
    const files = Object.entries(unzipSync(await written('a.zip')))
    expect(files.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['guide.html', 'Style. Größe: 1 %'],
      ['log/sheet.html', `Style. ${'a'.repeat(10_000)}`],
    ])
  })

  test.each(['Pacific/Auckland', 'America/Los_Angeles'])(
    'is the same bytes when written in %s',
    async place => {
      const here = await written('here.zip')
      process.env['TZ'] = place
      expect(Buffer.compare(await written('there.zip'), here)).toBe(0)
    },
  )
})
