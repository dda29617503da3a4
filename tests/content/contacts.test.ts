import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { spoken } from '#domain/read-aloud/spoken.ts'
import { contactProblems, readContacts } from '#integrations/guides/check-contacts.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const model = readFileSync(FILE, 'utf8')
const { contacts, problems } = readContacts('.')

/** The model with one more line at its end. */
const saying = (line: string) => `${model.trimEnd()}\n- ${line}\n`
const lastLine = (text: string) => text.trimEnd().split('\n').length
const refused = (line: string) => contactProblems(FILE, saying(line), contacts)

test('the list of sites and numbers has nothing to fix', () => {
  expect(problems).toEqual([])
  expect(contactProblems(FILE, model, contacts)).toEqual([])
})

describe('a site that nobody has checked is refused', () => {
  test.each([
    ['[Driver Easy](https://www.drivereasy.com/download)', 'www.drivereasy.com'],
    ['[Microsoft](https://microsoft.com.fix-it.example)', 'microsoft.com.fix-it.example'],
    ['[Microsoft](https://support.microsoft.com@fix-it.example/x)', 'fix-it.example'],
    ['[Microsoft](https://notmicrosoft.com)', 'notmicrosoft.com'],
    ['Type `best-drivers.net` in the address bar.', 'best-drivers.net'],
  ])('in "%s"', (line, host) => {
    expect(refused(line)).toEqual([
      expect.objectContaining({
        level: 'error',
        file: FILE,
        line: lastLine(saying(line)),
        field: 'link',
        message: expect.stringMatching(
          new RegExp(
            `^${host} is not among the sites .* add the site to src/content/contacts\\.yaml`,
          ),
        ),
      }),
    ])
  })

  test('at the top of a guide as well', () => {
    const text = model.replace(/^link: .*$/m, 'link: https://drivers.example/x')
    expect(text).not.toBe(model)
    expect(contactProblems(FILE, text, contacts)).toHaveLength(1)
  })
})

describe('a telephone number that nobody has checked is refused', () => {
  test.each([
    ['Ring this number: 0800 123 4567.', '0800 123 4567'],
    ['Call Microsoft on +44 800 026 03 30.', '+44 800 026 03 30'],
    ['Their line is (020) 7946-0000.', '(020) 7946-0000'],
    ['Ring 1-800-642-7676 at once.', '1-800-642-7676'],
    ['Dial 118118.', '118118'],
  ])('in "%s"', (line, number) => {
    expect(refused(line)).toEqual([
      expect.objectContaining({
        line: lastLine(saying(line)),
        field: 'number',
        message: expect.stringContaining(`${number} is not among the telephone numbers`),
      }),
    ])
  })
})

describe('nothing is wrong', () => {
  test.each([
    'Read [Microsoft](https://support.microsoft.com/windows).',
    'Type `captive.apple.com` in the address bar.',
    'Ring 999 in the UK.',
    'In the UK, dial :fact[uk-bank-number].',
    'The address begins with 192.168.0.1, and the code is 0x80070643.',
    'Press the key 10 times, and wait 30 seconds.',
    'Restart the phone and the computer, then copy 100 photos at a time.',
    'Copy from the phone 100 photos at a time.',
    'Version 10.0.22631 came on 2026-10-13.',
  ])('with "%s"', line => expect(refused(line)).toEqual([]))

  test('with the page of anybody among the sources, which are for whoever checks a fact', () => {
    const text = model.replace(
      'sources:\n',
      'sources:\n  - title: A test\n    url: https://x.example\n',
    )
    expect(contactProblems(FILE, text, contacts)).toEqual([])
  })
})

test.each(contacts.numbers)('$number is read aloud digit by digit', ({ number }) => {
  const oneByOne = [...number].join(' ')
  expect(spoken(`Then ${number} takes it.`)).toBe(`Then ${oneByOne} takes it.`)
})
