import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { byFamily, codeRecords, neighbours } from '#domain/guide/codes.ts'
import { codeIn, codeKeys } from '#domain/search/codes.ts'
import { tokenise } from '#domain/search/tokenise.ts'
import { readCodes, readFamilies } from '#integrations/codes/library.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { searchFiles } from '#integrations/search-index.ts'
import { countWords, sentencesOf } from '#domain/guide/text.ts'

const ids = readLibrary(process.cwd()).guides.map(({ id }) => id)
const { codes, problems } = readCodes(process.cwd(), ids)
const records = codeRecords(codes)

const OFFICIAL =
  /(?:\b(?:microsoft|apple|google|googlesource|hp|dell|lenovo|epson|brother)\.com|\bmozilla\.org|\.canon)$/

test('the codes of the site have no faults', () => {
  expect(problems).toEqual([])
  expect(codes.length).toBeGreaterThan(100)
})

test('every page of a code has an address, a title and a meaning of its own', () => {
  for (const field of ['address', 'title'] as const)
    expect(new Set(records.map(record => record[field].toLowerCase())).size).toBe(records.length)
  expect(new Set(codes.map(({ meaning, short }) => short + meaning)).size).toBe(codes.length)
})

test('codes are explained in short sentences', () => {
  const said = codes.flatMap(({ meaning, first, family }) => [meaning, ...first, family.where])
  expect(said.flatMap(sentencesOf).filter(sentence => countWords(sentence) > 25)).toEqual([])
})

test('sources are official pages only', () => {
  const hosts = new Set(codes.flatMap(({ sources }) => sources.map(({ url }) => new URL(url).host)))
  for (const host of hosts) expect(host).toMatch(OFFICIAL)
})

describe('what a reader types finds the code', () => {
  const known = new Set(records.flatMap(codeKeys))

  test.each([
    ['0x80070643', '0x80070643'],
    ['error 0X80070643 windows update', '0x80070643'],
    ['critical process died', 'CRITICAL_PROCESS_DIED'],
    ['stop code 0x000000EF', 'CRITICAL_PROCESS_DIED'],
    ['0xef', 'CRITICAL_PROCESS_DIED'],
    ['hp 3.2 blinks', 'HP 3.2'],
    ['my dell 2,3', 'Dell 2,3'],
    ['3.4 blinks', 'HP 3.4'],
    ['caps lock is blinking, I count 3.4', 'HP 3.4'],
    ['amber light flashes 2,3', 'Dell 2,3'],
    ['apple ppt001', 'Apple PPT'],
    ['80070643', '0x80070643'],
    ['blue screen 50', 'PAGE_FAULT_IN_NONPAGED_AREA'],
    ['err name not resolved', 'ERR_NAME_NOT_RESOLVED'],
    ['cert authority invalid error err cert authority invalid', 'NET::ERR_CERT_AUTHORITY_INVALID'],
    ['canon printer error 5100', 'Canon 5100'],
    ['unable to clean 46', 'Brother 46'],
    ['error 36 mac', 'Mac error -36'],
    ['finder error code -43', 'Mac error -43'],
    ['canon error 5100', 'Canon 5100'],
    ['canon 5100', 'Canon 5100'],
    ['canon 5b00 on my printer', 'Canon 5B00'],
    ['hp printer e4', 'HP E4'],
    ['usb code 43', 'Code 43'],
    ['error code 10', 'Code 10'],
    ['554 5.7.1', 'Mail reply 554'],
    ['550 5.7.26', 'Mail reply 5.7.26'],
  ])('"%s" is %s', (query, code) => {
    const key = codeIn(query, tokenise(query), known)
    expect(records.find(record => key && codeKeys(record).includes(key))?.code).toBe(code)
  })

  test.each([
    'ppt file will not open',
    'usb stick',
    'my mail is slow',
    '404',
    'usb 3.4 is slow',
    'light blinks 9.9',
    '50',
    'error',
    'hp 301 ink cartridge',
    'canon ts5100 wifi',
    'my brother is 46',
    'verification code 10 minutes late',
    'mac 36 hours battery',
    'version 5.7.26',
    'error 36',
    'promo code 10',
    'netflix error code 43',
    'code 10 digits',
    'code 28 days old',
    'version 5.7.1',
    'error code 50',
    'error 5100',
    'error e4',
    'canon 5100 will not print',
    'my brother 46 years old has a virus',
    'backup and replace my hard drive',
    'printer refused to connect',
    'batteries at the end of their service life',
  ])('"%s" is no code', query => {
    expect(codeIn(query, tokenise(query), known)).toBeUndefined()
  })

  test('any spelling of any code leads to that code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...records), fc.nat(), (record, at) => {
        const spellings = [record.code, ...record.also].filter(text => tokenise(text).length <= 7)
        const spelling = spellings[at % spellings.length] ?? record.code
        // Two plain words, such as "memory management", count as a code only beside a word such as this.
        const query = `stop code ${spelling}`
        const key = codeIn(query, tokenise(query), known)
        expect(codeKeys(record)).toContain(key)
      }),
    )
  })

  test('the search index takes the records', () => {
    const files = searchFiles(process.cwd(), [], records)
    expect(JSON.stringify(files)).toContain('/codes/critical-process-died')
  })
})

test('the families stand in the order of their files', () => {
  const inFiles = [...new Set(codes.map(({ family }) => family.id))]
  expect(inFiles.slice(0, 3)).toEqual(['stop', 'boot', 'update'])
  expect(byFamily(codes.toReversed()).map(({ family }) => family.id)).toEqual(inFiles)
})

test('neighbours are of the same family, call for the same steps, and are never the code itself', () => {
  for (const code of codes)
    for (const other of neighbours(code, codes)) {
      expect(other.slug).not.toBe(code.slug)
      expect([other.family.id, other.first]).toEqual([code.family.id, code.first])
    }
})

describe('a file of codes is refused for', () => {
  const FILE = 'src/content/codes/4-print.yaml'
  const text = readFileSync(FILE, 'utf8')
  const lineIn = (source: string, part: string) =>
    source.split('\n').findIndex(line => line.includes(part)) + 1

  test.each([
    [
      'a guide that is not there',
      'guides: [32]',
      'guides: [999]',
      /There is no guide 999/,
      "- code: '0x0000011b'",
    ],
    [
      'a list that is not there',
      'first: shared',
      'first: shard',
      /There is no list "shard". The lists are shared, driver/,
      'first: shard',
    ],
    [
      'an unknown field',
      'short: Another',
      'shrt: Another',
      /There is no field "shrt". Write "short"/,
      'shrt:',
    ],
    [
      'a code without quotes',
      "- code: '0x0000011b'",
      '- code: 0x0000011b',
      /Put this in quotes, or it is not read as text: "0x0000011b"/,
      '- code: 0x0000011b',
    ],
    [
      'a spelling that another code has',
      "['0x709']",
      "['0x11b']",
      /"0x11b" belongs to 0x0000011b already/,
      "- code: '0x00000709'",
    ],
    [
      'a source without encryption',
      'url: https',
      'url: http',
      /Write an address that begins with https/,
      'url: http',
    ],
    [
      'an unknown page',
      'page: printers-and-drives',
      'page: printers',
      /Write one of: codes, web-and-mail, printers-and-drives, lights-and-beeps/,
      'page: printers',
    ],
  ])('%s', (_, part, by, message, at) => {
    const changed = text.replace(part, by)
    expect(changed).not.toBe(text)
    const { problems } = readFamilies([{ file: FILE, text: changed }], ids)
    const named = problems.find(problem => message.test(problem.message))
    expect(named ?? problems).toBe(named)
    expect(named?.line).toBe(lineIn(changed, at))
  })
})
