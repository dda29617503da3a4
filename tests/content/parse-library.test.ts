import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { fullTextParts } from '#integrations/full-text/parts.ts'
import { GUIDES_FOLDER, PICTURES_FOLDER } from '#integrations/guides/folders.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { lastParsed, parseLibrary } from '#integrations/guides/parse-library.ts'
import { pageKey, PARSED_FOLDER, parsedGuide } from '#integrations/guides/parsed-guide.ts'
import { sharedProblems } from '#integrations/guides/shared-problems.ts'
import { HAZARDS_FILE, LEDGER_FILES } from '#integrations/ledgers.ts'

const FILES = ['1-no-power.md', '16-wifi-not-connecting.md', '7-no-internet.md']
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fixwise-guides-'))
  mkdirSync(join(root, GUIDES_FOLDER), { recursive: true })
  for (const name of FILES) cpSync(join(GUIDES_FOLDER, name), join(root, GUIDES_FOLDER, name))
  cpSync(PICTURES_FOLDER, join(root, PICTURES_FOLDER), { recursive: true })
  for (const file of LEDGER_FILES) cpSync(file, join(root, file))
})
afterEach(() => rmSync(root, { recursive: true }))

function edit(name: string, from: string, to: string) {
  const path = join(root, GUIDES_FOLDER, name)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}
const digestOf = (id: number) =>
  parseLibrary(root).guides.find(({ record }) => record.summary.id === id)?.digest ?? ''
/** Writes a mark into a guide as it was read, to see later whether it was read again. */
function mark(digest: string) {
  const path = join(root, PARSED_FOLDER, `${digest}.json`)
  const guide = JSON.parse(readFileSync(path, 'utf8')) as object
  writeFileSync(path, JSON.stringify({ ...guide, preview: 'marked' }))
}

describe('reading the library for a build', () => {
  test('gives each guide as it is read from its file, by id', () => {
    const { guides } = parseLibrary(root)
    const whole = readLibrary(root).guides
    expect(guides.map(({ digest }) => parsedGuide(root, digest))).toEqual(whole)
    expect(guides.map(({ record }) => record.summary.headings[0])).toEqual(
      whole.map(({ fixes }) => fixes[0]?.title.text),
    )
  })

  test('finds the same problems as reading it whole', () => {
    const { problems } = parseLibrary(root)
    expect(problems.length).toBeGreaterThan(0)
    expect(problems).toEqual(readLibrary(root).problems)
    expect(parseLibrary(root).problems).toEqual(problems)
  })

  test('a guide that cannot be read is the only one with an error', () => {
    edit(
      '16-wifi-not-connecting.md',
      'symptoms:\n',
      'symptoms:\n  /issue/7#fix-2:\n    - No page opens\n',
    )
    const before = parseLibrary(root).problems
    edit('7-no-internet.md', 'symptoms:', 'symtoms:')
    const { problems } = parseLibrary(root)
    const added = problems.filter(({ message }) => !before.some(one => one.message === message))
    expect(new Set(added.map(({ file }) => file))).toEqual(
      new Set([`${GUIDES_FOLDER}/7-no-internet.md`]),
    )
    expect(readLibrary(root).problems).toEqual(problems)
  })

  test('a guide that is as it was is not read again', () => {
    const digest = digestOf(16)
    mark(digest)
    edit('7-no-internet.md', 'title:', 'title: ')
    expect(digestOf(16)).toBe(digest)
    expect(parsedGuide(root, digest).preview).toBe('marked')
  })

  test('an edited guide is read again, and what it was goes', () => {
    const digest = digestOf(16)
    edit('16-wifi-not-connecting.md', 'Count slowly to ten.', 'Count slowly to twenty.')
    const edited = digestOf(16)
    expect(edited).not.toBe(digest)
    expect(parsedGuide(root, edited).plainText).toContain('Count slowly to twenty.')
    expect(readdirSync(join(root, PARSED_FOLDER))).not.toContain(`${digest}.json`)
  })

  test('other code reads every guide again', () => {
    const digest = digestOf(16)
    mkdirSync(join(root, 'src/domain'), { recursive: true })
    writeFileSync(join(root, 'src/domain/guide.ts'), 'export {}')
    expect(digestOf(16)).not.toBe(digest)
  })

  test('another list of hazards reads every guide again', () => {
    const digest = digestOf(16)
    appendFileSync(join(root, HAZARDS_FILE), '# Reviewed.\n')
    expect(digestOf(16)).not.toBe(digest)
  })

  test('the cache key of a guide’s page changes only with what the page shows', () => {
    const shown: readonly unknown[] = [
      [{ title: 'No internet' }],
      ['Bluetooth'],
      false,
      { PUBLIC_KEY: '1' },
    ]
    const key = pageKey(digestOf(16), ...shown)
    expect(pageKey(digestOf(16), ...shown)).toBe(key)
    for (const at of shown.keys())
      expect(pageKey(digestOf(16), ...shown.with(at, 'other'))).not.toBe(key)
    edit('16-wifi-not-connecting.md', 'Count slowly to ten.', 'Count slowly to twenty.')
    expect(pageKey(digestOf(16), ...shown)).not.toBe(key)
  })

  test.each(['records.json', 'a guide'])(
    'what an interrupted build left of %s is completed',
    part => {
      const digest = digestOf(16)
      const file = part === 'a guide' ? `${digest}.json` : part
      if (part === 'a guide') rmSync(join(root, PARSED_FOLDER, file))
      else writeFileSync(join(root, PARSED_FOLDER, file), '{"code":"')
      expect(digestOf(16)).toBe(digest)
      expect(parsedGuide(root, digest).title).toBe("Wi-Fi won't connect")
    },
  )

  test('ten thousand guides are checked against each other in a moment', () => {
    const [guide] = parseLibrary(root).guides
    if (!guide) throw new Error('There is no guide.')
    const { record } = guide
    const records = Array.from({ length: 10_000 }, (_, at) => ({
      ...record,
      summary: {
        ...record.summary,
        id: at,
        title: `Title ${at}`,
        related: [at + 1],
        confused_with: [],
        symptoms: [],
        zipUrl: undefined,
      },
      links: [],
    }))
    const start = performance.now()
    const problems = sharedProblems(
      records,
      [record.file],
      record.pictures,
      () => 'related: [10000]',
    )
    expect(performance.now() - start).toBeLessThan(5000)
    expect(problems.map(({ field }) => field)).toEqual(['related'])
  })
})

test('the full-text index is made again only of guides that changed', async () => {
  parseLibrary(root)
  const [part = ''] = await fullTextParts(root)
  expect(readdirSync(part)).toContain('pagefind-entry.json')
  writeFileSync(join(part, 'marked'), '')
  parseLibrary(root)
  expect(await fullTextParts(root)).toEqual([part])
  expect(readdirSync(part)).toContain('marked')

  edit('16-wifi-not-connecting.md', 'Count slowly to ten.', 'Count slowly to twenty.')
  parseLibrary(root)
  const [other = ''] = await fullTextParts(root)
  expect(other).not.toBe(part)
  expect(readdirSync(join(part, '..'))).toEqual([other.split('/').at(-1)])
  expect(lastParsed(root)).toHaveLength(FILES.length)
})

test('a large library has its index in parts, and each guide in one of them', async () => {
  parseLibrary(root)
  const parts = await fullTextParts(root, 2)
  const counts = parts.map(part => {
    const entry = readFileSync(join(part, 'pagefind-entry.json'), 'utf8')
    return (JSON.parse(entry) as { languages: { en: { page_count: number } } }).languages.en
      .page_count
  })
  expect(counts).toEqual([2, 1])
})
