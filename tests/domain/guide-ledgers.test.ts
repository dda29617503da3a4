import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import {
  codePath,
  codeRecords,
  codesOf,
  familyPath,
  CodeFamily,
  neighbours,
} from '#domain/guide/codes.ts'
import { FrontMatter } from '#domain/guide/front-matter.ts'
import { HazardsFile } from '#domain/guide/hazards.ts'
import { StatesFile } from '#domain/guide/states.ts'
import { countReviewed, reviewDate, ReviewsFile } from '#domain/guide/guide-reviews.ts'
import { Lifecycle, supportState } from '#domain/guide/lifecycle.ts'
import { slipsIn, StyleFile } from '#domain/guide/style.ts'

/** What the writer of a file is told, each with its place. */
const told = (schema: v.GenericSchema, file: unknown) =>
  (v.safeParse(schema, file).issues ?? []).map(issue => `${v.getDotPath(issue)}: ${issue.message}`)

const source = { title: 'Microsoft Support', url: 'https://support.microsoft.com/a' }

describe('a family of codes', () => {
  const lines = (words: string) => `${words} `.repeat(10).trim()
  const code = {
    code: '0x0000007B',
    short: 'No disk',
    meaning: lines('No disk.'),
    first: 'disk',
    guides: [3],
  }
  const file = {
    id: 'stop',
    name: 'Stop codes',
    page: 'codes',
    where: lines('On a blue screen.'),
    note: lines('It tells what failed.'),
    sources: [source],
    first: { disk: ['Look at the cable.'], other: ['Restart the computer.'] },
    codes: [
      code,
      {
        ...code,
        code: 'INACCESSIBLE_BOOT_DEVICE',
        also: [
          '0x7B',
          '0xED',
          '0x7B',
          'inaccessible_boot_device',
          '0x123456789',
          '0xZZ',
          'stop 0xED',
        ],
      },
      {
        ...code,
        code: 'Beep 3.2',
        slug: 'three-two',
        first: 'other',
        sources: [{ ...source, title: 'Apple Support' }],
      },
    ],
  }
  const read = () => codesOf(v.parse(CodeFamily, file), 10)

  test('numbers its codes on, and gives each an address, its steps and its sources', () => {
    const [first, second, third] = read()
    expect([first, second, third].map(one => one?.order)).toEqual([10, 11, 12])
    expect([first, second, third].map(one => one && codePath(one))).toEqual([
      '/codes/0x0000007b',
      '/codes/inaccessible-boot-device',
      '/codes/three-two',
    ])
    expect(first).toMatchObject({ first: ['Look at the cable.'], sources: [source] })
    expect(third).toMatchObject({ first: ['Restart the computer.'] })
    expect(third?.sources[0]?.title).toBe('Apple Support')
    expect(first && familyPath(first.family)).toBe('/codes#stop')
    expect(first && familyPath({ ...first.family, page: 'lights-and-beeps' })).toBe(
      '/codes/lights-and-beeps#stop',
    )
  })

  test('has each spelling once, short numbers also in their long form, and none that is the code', () => {
    const [first, second] = read()
    expect(second?.also).toEqual([
      '0x7B',
      '0x0000007B',
      '0xED',
      '0x000000ED',
      '0x123456789',
      '0xZZ',
      'stop 0xED',
    ])
    expect(first?.also).toEqual([])
  })

  test('is found by the blinks that a reader counts', () => {
    const [first, second, third] = read()
    const records = codeRecords(first && second && third ? [first, third] : [])
    expect(records.map(({ also }) => also)).toEqual([[], ['3.2 blinks']])
    const long = third && { ...third, code: 'Beep 3.2 of 4' }
    expect(long && codeRecords([long])[0]?.also).toEqual([])
    expect(records[0]).toMatchObject({
      title: '0x0000007B: No disk',
      description: code.meaning,
      address: '/codes/0x0000007b',
      guides: [3],
    })
  })

  test.each([
    ['stop', '0x00000050', ['blue screen 50', 'bsod 50', 'stop code 50', 'stop error 50']],
    ['print', '0x00000709', []],
    ['stop', '0x0000007B', []],
    ['update', '0x80070643', ['80070643']],
    [
      'printer',
      'HP E4',
      ['HP error E4', 'HP error code E4', 'HP printer E4', 'HP printer error E4', 'error E4 HP'],
    ],
    ['printer', 'Epson ink pad', []],
    ['hp', 'HP 301', []],
    [
      'mac',
      'Mac error -36',
      ['error 36 mac', 'mac error code 36', 'finder error 36', 'finder error code 36'],
    ],
  ])('is found by what readers type: in %s, %s', (id, name, spellings) => {
    const codes = codesOf(v.parse(CodeFamily, { ...file, id, codes: [{ ...code, code: name }] }), 0)
    expect(codeRecords(codes)[0]?.also).toEqual(spellings)
  })

  test('is found once by each of them', () => {
    const twice = { ...code, code: 'PAGE_FAULT', also: ['0x50', '0x00000050'] }
    const codes = codesOf(v.parse(CodeFamily, { ...file, codes: [twice] }), 0)
    expect(codeRecords(codes)[0]?.also).toHaveLength(2 + 4)
  })

  test('shows the six nearest codes with the same steps, the earlier of two first', () => {
    const many = codesOf(
      v.parse(CodeFamily, {
        ...file,
        codes: Array.from({ length: 10 }, (_, at) => ({
          ...code,
          code: `Code ${at}`,
          first: at === 5 ? 'other' : 'disk',
        })),
      }),
      0,
    )
    const middle = many[4]
    const other = many.map(one => ({ ...one, family: { ...one.family, id: 'boot' } }))
    expect(
      middle && neighbours(middle, [...other, ...many].toReversed()).map(({ order }) => order),
    ).toEqual([3, 2, 6, 1, 7, 0])
  })

  test.each([
    [
      { ...file, codes: [{ ...code, first: 'disc' }] },
      'codes.0.first: There is no list "disc". The lists are disk, other.',
    ],
    [{ ...file, codes: ['0x7B'] }, 'codes.0: Write the fields of a code.'],
    [
      { ...file, codes: [{ ...code, meaning: undefined }] },
      `codes.0.meaning: Write text of 20 to 300 characters.`,
    ],
    ['stop', 'null: Write the fields of a family.'],
  ])('is refused with what to write, %#', (wrong, message) => {
    expect(told(CodeFamily, wrong)).toContain(message)
  })

  test('is refused where a field is missing', () => {
    const { short: _, ...rest } = code
    const { note: __, ...others } = file
    expect(told(CodeFamily, { ...file, codes: [rest] })).toEqual([
      'codes.0.short: This field is missing. Add it.',
    ])
    expect(told(CodeFamily, others)).toEqual(['note: This field is missing. Add it.'])
  })
})

describe('a review of a guide', () => {
  const review = {
    day: '2026-11',
    kind: 'reader',
    by: 'somebody else',
    read: [],
    changed: 'Nothing.',
  }
  const { by: _, ...nameless } = review
  const file = (...reviews: unknown[]) => ({ reviews: { 31: reviews } })

  test('has its day as text, though YAML made a date of it', () => {
    const { reviews } = v.parse(ReviewsFile, file({ ...review, day: new Date('2026-11-21') }))
    expect(reviews['31']?.[0]?.day).toBe('2026-11-21')
  })

  test.each([
    [
      file({ ...review, day: '2026-13' }),
      'reviews.31.0.day: Write the day as 2026-11-21, or the month as 2026-11.',
    ],
    [
      file({ ...review, kind: 'facts' }),
      'reviews.31.0: A review of facts names what was read for it.',
    ],
    [file(nameless), 'reviews.31.0.by: This field is missing. Add it.'],
    [file('by me'), 'reviews.31.0: Write the fields of a review.'],
    [file(), 'reviews.31: Write a review, or leave the guide out.'],
  ])('is refused with what to write, %#', (wrong, message) => {
    expect(told(ReviewsFile, wrong)).toEqual([message])
  })

  test('is dated to the month where nobody noted the day', () => {
    expect(reviewDate({ day: '2026-02' })).toBe('Feb 2026')
    expect(reviewDate({ day: '2026-02-03' })).toBe('3 Feb 2026')
  })

  test('counts once for its guide, however many there are of one kind', () => {
    const [facts, reader] = [{ kind: 'facts' }, { kind: 'reader' }] as const
    expect(countReviewed([[facts, facts], [reader, facts], [reader], []])).toEqual({
      facts: 2,
      reader: 2,
    })
    expect(countReviewed([[facts]])).toEqual({ facts: 1, reader: 0 })
    expect(countReviewed([[reader, facts]])).toEqual({ facts: 1, reader: 1 })
  })
})

describe('how long a system is safe', () => {
  const version = { name: 'Version 1', until: '2027-11-22' }
  const system = {
    id: 'system',
    name: 'System',
    check: 'Open Settings and read the number.',
    versions: [version],
    do: ['Update the computer.'],
    sources: [source],
  }
  const file = (versions: unknown[]) => ({
    as_of: '2026-11-22',
    systems: [{ ...system, versions }],
  })
  const choose = 'systems.0.versions.0: Write either "until" with a day, or "state" with a note.'
  const note = 'Its maker names no day.'

  test.each([
    [{ name: 'Version 1', state: 'unknown', note }, []],
    [{ ...version, note }, []],
    [{ ...version, state: 'ended' }, [choose]],
    [{ ...version, state: 'ended', note }, [choose]],
    [{ name: 'Version 1', state: 'ended' }, [choose]],
    [{ name: 'Version 1', note }, [choose]],
    [{ until: '2027-11-22' }, ['systems.0.versions.0.name: This field is missing. Add it.']],
    ['Version 1', ['systems.0.versions.0: Write name and until, or state.']],
  ])('is said with a day, or with a state and a note: %j', (one, messages) => {
    expect(told(Lifecycle, file([one]))).toEqual(messages)
  })

  test.each([
    [{ systems: [system] }, 'as_of: This field is missing. Add it.'],
    ['soon', 'null: Write as_of and systems.'],
    [{ as_of: '2026-11-22', systems: ['Mac'] }, 'systems.0: Write the fields of a system.'],
  ])('is refused without its fields, %#', (wrong, message) => {
    expect(told(Lifecycle, wrong)).toEqual([message])
  })

  test.each([
    ['2026-11-22', 'soon'],
    ['2026-11-21', 'supported'],
    ['2027-11-22', 'soon'],
    ['2027-11-23', 'ended'],
  ])('seen on %s: %s', (day, state) => expect(supportState(version, day)).toBe(state))

  test('is not known where neither day nor state is named', () => {
    expect(supportState({ name: 'Version 1' }, '2026-11-22')).toBe('unknown')
    expect(supportState({ name: 'Version 1', state: 'ended' }, '2026-11-22')).toBe('ended')
  })
})

describe('a pair of bad and good English', () => {
  const pair = {
    bad: 'win space',
    good: 'free up space',
    pattern: '\\bwin (?:more )?space',
    not_in: ['win the space race'],
  }
  const file = (...pairs: unknown[]) => ({ checked: '2026-11-22', pairs })
  const { good: _, ...half } = pair

  test.each([
    [pair, []],
    [{ bad: 'win space', good: 'free up space' }, []],
    [{ ...pair, bad: 'won space' }, ['pairs.0: The pattern does not find its own "bad".']],
    [
      { ...pair, good: 'win space for files' },
      ['pairs.0: The pattern also finds a sentence that is good.'],
    ],
    [
      { ...pair, not_in: ['fine', 'They win space.'] },
      ['pairs.0: The pattern also finds a sentence that is good.'],
    ],
    [{ ...pair, pattern: '(' }, ['pairs.0.pattern: This pattern cannot be read: (']],
    [half, ['pairs.0.good: This field is missing. Add it.']],
    ['win space', ['pairs.0: Write bad and good.']],
  ])('is tried on its own examples: %j', (one, messages) => {
    expect(told(StyleFile, file(one))).toEqual(messages)
  })

  test('is found wherever it stands, over the end of a line and in capitals', () => {
    const { pairs } = v.parse(StyleFile, file({ bad: 'in order', good: 'to' }, pair))
    const slips = slipsIn('Win space, and win\n  more space.', pairs)
    expect(slips.map(({ words, at }) => [words, at])).toEqual([
      ['Win space', 0],
      ['win\n  more space', 15],
    ])
    expect(slips[0]?.pair.good).toBe('free up space')
  })
})

describe('a state in which some fixes cannot be done', () => {
  const state = {
    id: 'dark',
    name: 'The screen is black',
    said: '\\bblack\\b',
    cannot: 'select',
    found_in: ['black screen', 'It is black'],
    not_in: ['blackout curtain'],
  }
  const { name: _, ...nameless } = state
  const wrong = 'states.0: The pattern of "said" does not do what found_in and not_in say.'

  test.each([
    [state, []],
    [{ ...state, found_in: ['black screen', 'dark screen'] }, [wrong]],
    [{ ...state, not_in: ['fine', 'a black cat'] }, [wrong]],
    [nameless, ['states.0.name: This field is missing. Add it.']],
    ['dark', ['states.0: Write the fields of a state.']],
  ])('is tried on its own examples: %j', (one, messages) => {
    expect(told(StatesFile, { states: [one] })).toEqual(messages)
  })
})

describe('a hazard', () => {
  const hazard = {
    id: 'mains',
    name: 'A shock from the socket',
    why: 'Whoever touches a bare wire can die.',
    default: 'Pull the plug before you open the case.',
    says: [
      { write: 'that the plug is pulled', words: 'plug' },
      { write: 'that it comes before', words: 'before' },
    ],
    signs: [{ do: 'open the case' }],
    source: 'not confirmed',
  }
  const { why: _, ...rest } = hazard
  const file = (...hazards: unknown[]) => ({ checked: '2026-11-22', hazards })

  test.each([
    [[hazard], []],
    [[hazard, { ...hazard, id: 'power' }], []],
    [
      [hazard, { ...hazard, id: 'power', default: 'Pull the plug and open the case.' }],
      ['hazards: The default of a hazard does not say what the hazard demands.'],
    ],
    [[hazard, hazard], ['hazards: Two hazards have the same id.']],
    [
      [{ ...hazard, default: 'Pull the plug and open the case.' }],
      ['hazards: The default of a hazard does not say what the hazard demands.'],
    ],
    [
      [{ ...hazard, signs: [{ unless: 'a' }] }],
      ['hazards.0.signs.0: A sign needs one of do, label and command.'],
    ],
    [[{ ...hazard, signs: [{ label: 'Open' }, { command: 'rm' }] }], []],
    [[rest], ['hazards.0.why: This field is missing. Add it.']],
    [['mains'], ['hazards.0: Write the fields of a hazard.']],
  ])('is refused where it could not warn, %#', (hazards, messages) => {
    expect(told(HazardsFile, file(...hazards))).toEqual(messages)
  })

  test('is looked for at the beginning of a clause, and in whole labels', () => {
    const signs = [{ do: 'open|lift', label: 'Erase|Reset' }]
    const sign = v.parse(HazardsFile, file({ ...hazard, signs })).hazards[0]?.signs[0]
    const found = (words: string) => [sign?.do?.test(words), sign?.label?.test(words)]
    expect(['Lift it', 'now open it', 'reset', 'Reset all', 'do reset'].map(found)).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, false],
      [false, false],
    ])
  })
})

describe('the top of a guide', () => {
  const front = {
    id: 7,
    title: 'No internet at all',
    sub_description: 'Pages do not open on this computer, and other devices are fine with it.',
    topic: 'internet',
    symptoms: { 'fix-1': ['one', 'two', 'three', 'four', 'five', 'six'].map(word => `no ${word}`) },
    applies_to: ['any'],
    kind: 'any',
    difficulty: 'easy',
    minutes: { typical: 5, most: 5 },
    needs: [],
    risk: 'none',
    related: [8],
    confused_with: [{ id: 9, if: 'Only the Wi-Fi is missing.' }],
    reviewed: '2026-11-21',
    next_review: '2026-11-22',
    sources: [source],
  }
  const { needs: _, ...rest } = front
  const itself = 'related: A guide cannot be related to itself. Remove its own id.'

  test.each([
    [{}, []],
    [{ minutes: { typical: 6, most: 5 } }, ['minutes: "typical" must not be more than "most".']],
    [
      { next_review: '2026-11-21' },
      ['next_review: The next review must be later than "reviewed".'],
    ],
    [{ related: [8, 7] }, [itself]],
    [{ confused_with: [...front.confused_with, { id: 7, if: 'It is this one.' }] }, [itself]],
    [{ minutes: { typical: 0, most: 5 } }, ['minutes.typical: Write whole minutes.']],
  ])('with %j', (change, messages) => {
    expect(told(FrontMatter, { ...front, ...change })).toEqual(messages)
  })

  test('is refused where a field is missing, or all are', () => {
    expect(told(FrontMatter, rest)).toEqual(['needs: This field is missing. Add it.'])
    expect(told(FrontMatter, 'guide')).toEqual([
      'null: Write the fields, one a line, as name: value.',
    ])
  })
})
