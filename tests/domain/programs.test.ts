import { describe, expect, test } from 'vitest'

import { ledgerPrograms, programLabels, programs, programsIn } from '#domain/programs.ts'

describe('the programs that a text speaks of', () => {
  test.each([
    ['In Edge and Chrome, select Clear.', ['edge', 'chrome']],
    ['Open Outlook.', ['outlook']],
    ['Sign in at outlook.com.', ['outlook-com']],
    ['Sign in at Outlook.com.', ['outlook-com']],
    ['Google shows your mails.', ['gmail', 'mail']],
    ['An iPhone and two iPhones.', ['iphone', 'phone']],
    ['The edge of the word “excel”.', []],
    ['Look in the Store.', ['microsoft-store']],
    ['Go to account.microsoft.com.', ['microsoft-account']],
    ['Visual C++ 2015', ['visual-cpp']],
    ['MyASUS', ['asus']],
    ['the BIOS, by the maker’s app', ['firmware']],
    ['Turn the router off and the printer on.', ['router', 'printer']],
    ['Your screenshot and your modems', []],
  ])('%j: %j', (text, ids) => {
    const found = programsIn(text).map(({ id }) => id)
    expect(found.filter(id => id !== 'phone')).toEqual(ids.filter(id => id !== 'phone'))
  })
})

test('what a writer puts before a colon names one program, whatever the capitals', () => {
  expect(programLabels.get('new outlook')?.id).toBe('outlook')
  expect(programLabels.get('New Outlook')).toBeUndefined()
  expect(programLabels.size).toBe(programs.flatMap(({ names }) => names).length)
})

test('each program is itself once, and each name of the ledger too', () => {
  expect(new Set(programs.map(({ id }) => id)).size).toBe(programs.length)
  expect(new Set(ledgerPrograms).size).toBe(ledgerPrograms.length)
  for (const { ledger } of programs)
    for (const name of ledger) expect(ledgerPrograms).toContain(name)
})
