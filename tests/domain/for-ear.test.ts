import { describe, expect, test } from 'vitest'

import {
  heardBefore,
  heardIn,
  heardKeys,
  heardLink,
  joinsKeys,
  saysItIsUndo,
} from '#domain/read-aloud/for-ear.ts'

describe('A sentence', () => {
  const text = 'Hold Esc now. Then see Virus.'
  const swaps = [
    { start: 5, end: 8, heard: 'the Escape key' },
    { start: 23, end: 28, heard: 'the guide Virus' },
  ]

  test('is heard with the words that belong to it', () => {
    expect(heardIn(text, { start: 0, end: 13 }, swaps)).toBe('Hold the Escape key now.')
    expect(heardIn(text, { start: 14, end: 29 }, swaps)).toBe('Then see the guide Virus.')
  })

  test('keeps words that are cut at its end, or swapped already', () => {
    expect(heardIn(text, { start: 0, end: 7 }, swaps)).toBe('Hold Es')
    const twice = [{ start: 0, end: 8, heard: 'Wait' }, ...swaps]
    expect(heardIn(text, { start: 0, end: 13 }, twice)).toBe('Wait now.')
  })

  test('may have nothing left to say', () =>
    expect(heardIn('Gone.', { start: 0, end: 5 }, [{ start: 0, end: 5, heard: '' }])).toBe(''))
})

describe('Keys', () => {
  const heard = (names: string[], before = 'Press ', after = '.', isChoice = false) =>
    heardKeys(names, { isChoice, before, after })

  test.each([
    [['Esc'], 'the Escape key'],
    [['Fn'], 'the F N key'],
    [['P'], 'the P key'],
    [['.'], 'the full stop key'],
    [['Windows', 'E'], 'the Windows and E keys'],
    [['Ctrl', 'Shift', 'Esc'], 'the Control, Shift and Escape keys'],
  ])('%j are called keys', (names, said) => expect(heard(names)).toBe(said))

  test('of which one is enough are a choice', () =>
    expect(heard(['F2', 'F12'], 'such as ', '.', true)).toBe('the F2 or F12 key'))

  test('are not called so twice', () => {
    expect(heard(['Caps Lock'], 'on the ', ' key')).toBe('Caps Lock')
    expect(heard(['Caps Lock'], 'It has a ', ' light')).toBe('Caps Lock')
    expect(heard(['Caps Lock'], 'the light of ', ', if any')).toBe('the Caps Lock key')
  })

  test.each(['+', ' + ', ', ', ' and ', ', and ', ' or '])('%j joins them', between =>
    expect(joinsKeys(between)).toBe(true),
  )
  test.each([', then ', ' twice, then ', '', '. '])('%j does not', between =>
    expect(joinsKeys(between)).toBe(false),
  )
})

describe('A link to another guide', () => {
  test.each([
    ['Hard drive failing', 'Go to ', 'the guide Hard drive failing'],
    ['Fix 7 of Repair loop', 'First do ', 'Fix 7 of the guide Repair loop'],
    ['Way 7, 8 or 9 of Back up', 'Use ', 'Way 7, 8 or 9 of the guide Back up'],
    ['Fix 3 of scam calls', 'Do ', 'Fix 3 of the guide on scam calls'],
    ['steps 1 and 3 of Wi-Fi', 'Do ', 'steps 1 and 3 of the guide Wi-Fi'],
    ['Blue screen, Fix 5', 'See ', 'Fix 5 of the guide Blue screen'],
    ['Fix 3 of Wi-Fi won’t connect', '', 'Fix 3 of the guide Wi-Fi won’t connect'],
  ])('%j after %j is heard as %j', (text, before, said) =>
    expect(heardLink(text, before)).toBe(said),
  )

  test.each([
    ['a reset', 'The surest cure is '],
    ['Copy what matters most', ''],
    ['Back up your files', 'Stop. '],
    ['Back up', 'as in the guide '],
    ['spills', 'as in the guide on '],
    ['Guide 40', 'See '],
    ['the guide on bad prints', 'See '],
    ['Way 8', 'Do '],
  ])('%j after %j needs no more words', (text, before) =>
    expect(heardLink(text, before)).toBe(text),
  )
})

test.each([
  [' Nothing to undo.', true],
  [' This cannot be undone.', true],
  [' To turn it on again, select Start.', true],
  [' Turn it on again.', false],
  [' Today nothing.', false],
])('%j says that it is about undoing: %s', (text, says) => expect(saysItIsUndo(text)).toBe(says))

test('a warning names its step, where it belongs to one', () => {
  expect(heardBefore('Before this step, on Mac:', 5)).toBe('Before step 5, on Mac:')
  expect(heardBefore('Before this step:', 0)).toBe('Before this step:')
})
