import { describe, expect, test } from 'vitest'

import { partsOf } from '#domain/guide/picture-parts.ts'
import { labelFiles, readLabels } from '#integrations/labels/read-labels.ts'
import { renameLabel } from '#integrations/labels/rename.ts'
import { pictureProblems, readPictures } from '#integrations/pictures/check-pictures.ts'
import { whereShown } from '#integrations/pictures/where-shown.ts'

const root = process.cwd()
const files = labelFiles(root)
const { book } = readLabels(files)
const FILE = 'src/content/pictures/menu.svg'
const parts = partsOf('<g id="dot">\n<circle r="3" fill="a"/>\n</g>')

/** What the check says of a drawing with these shapes. */
function said(shapes: string, more: { only?: string; desc?: string } = {}) {
  const { only = 'windows', desc = 'The row is near the top.' } = more
  const text = `<svg viewBox="0 0 280 150" only="${only}">\n<desc>${desc}</desc>\n${shapes}\n</svg>`
  return pictureProblems({ files: [{ file: FILE, text }], parts }, book)
}

describe('Drawings', () => {
  test('of the library are made of parts that exist, with labels that screens show', () => {
    expect(pictureProblems(readPictures(root), book)).toEqual([])
  })

  test('that place an unknown part are refused by file and name', () => {
    expect(said('<use href="#unicorn"/>')).toMatchObject([
      { level: 'error', file: FILE, line: 3, message: expect.stringContaining('"unicorn"') },
    ])
  })

  test('show only labels that the ledger has for their system', () => {
    const forget = '<text label="Device Manager" fit="140"/>'
    expect(said(forget)).toEqual([])
    expect(said(forget, { only: 'macos' })).toMatchObject([
      { file: FILE, line: 3, message: expect.stringContaining('ledger of labels for Mac') },
    ])
    expect(said('<text label="Source" on="monitor" fit="60"/>')).toEqual([])
  })

  test('are refused when the screen renames a label that they show', () => {
    const renaming = { from: 'Device Manager', to: 'Parts', version: '26H2', today: '2027-01-01' }
    const renamed = files.map(({ file, text }) => {
      const once = renameLabel(text, { ...renaming, on: 'windows-11' }).text
      return { file, text: renameLabel(once, { ...renaming, on: 'windows-10' }).text }
    })
    const problems = pictureProblems(readPictures(root), readLabels(renamed).book)
    expect(problems.map(({ file }) => file)).toContain(
      'src/content/pictures/start-menu-device-manager.svg',
    )
  })

  test('are listed with the guides that name a label', () => {
    expect(whereShown(readPictures(root), 'Roll Back Driver')).toMatchObject([
      { file: 'src/content/pictures/roll-back-driver.svg', label: 'Roll Back Driver' },
    ])
  })

  test('have words that can be read, and that fit their box', () => {
    expect(said('<text label="Device Manager" size="12" fit="140"/>')).toMatchObject([
      { message: expect.stringContaining('too small') },
    ])
    expect(said('<text label="Device Manager" fit="80"/>')).toMatchObject([
      { message: expect.stringContaining('needs fit="126"') },
    ])
    expect(said('<text x="9">Device Manager</text>')).toMatchObject([
      { message: expect.stringContaining('<text label=') },
    ])
  })

  test('have a caption of one short sentence, and are light', () => {
    expect(said('', { desc: 'Look here '.repeat(12) })).toMatchObject([
      { message: expect.stringContaining('24 words') },
    ])
    expect(said('<use href="#dot" x="1"/>'.repeat(60))).toMatchObject([
      { message: expect.stringContaining('bytes when it is whole') },
    ])
  })
})
