import { expect, test } from 'vitest'

import { codeIn, codeKeys } from '#domain/search/codes.ts'
import { tokenise } from '#domain/search/tokenise.ts'

const keysOf = (code: string, ...also: readonly string[]) =>
  codeKeys({ code, also, title: '', description: '', address: '', guides: [] })

const known = new Set([
  ...keysOf('INACCESSIBLE_BOOT_DEVICE', '0x7B'),
  ...keysOf('MEMORY_MANAGEMENT'),
  ...keysOf('BAD_POOL_HEADER'),
  ...keysOf('BAD_POOL'),
  ...keysOf('SYSTEM_THREAD_EXCEPTION_NOT_HANDLED_M'),
  ...keysOf('3.4 blinks'),
  ...keysOf('2,5 blinks'),
  ...keysOf('13.4 blinks'),
  ...keysOf('3.45 blinks'),
  ...keysOf('WHEA'),
  ...keysOf('Code 43'),
  ...keysOf('SMART Status BAD'),
])
const found = (query: string) => codeIn(query, tokenise(query), known)

test('a code is found by each of its spellings', () => {
  expect(keysOf('BAD_POOL_HEADER', '0x19', 'STOP 0x19')).toEqual([
    'badpoolheader',
    '0x19',
    'stop0x19',
  ])
})

test.each([
  ['0x7b', '0x7b'],
  ['what does 0X7B mean', '0x7b'],
  ['INACCESSIBLE_BOOT_DEVICE', 'inaccessiblebootdevice'],
  ['it says inaccessible boot device today', 'inaccessiblebootdevice'],
  ['system thread exception not handled m', 'systemthreadexceptionnothandledm'],
  ['BAD_POOL_HEADER and then nothing', 'badpoolheader'],
  ['a BAD_POOL', 'badpool'],
  ['first 0x7b then BAD_POOL_HEADER', '0x7b'],
  ['first BAD_POOL_HEADER then 0x7b', 'badpoolheader'],
  ['what is whea', 'whea'],
  ['pool header', undefined],
  ['bad boot device', undefined],
  ['7B', '0x7b'],
  ['stop code 7b', '0x7b'],
  ['blue screen 7b', '0x7b'],
  ['room 7b', undefined],
  ['3b', undefined],
  ['0x7bc', undefined],
  ['error code 43', 'code43'],
  ['the code 43 came up', 'code43'],
  ['my code 43 times', undefined],
  ['43', undefined],
  ['S.M.A.R.T. status bad', 'smartstatusbad'],
  ['', undefined],
])('"%s" holds the code %s', (query, code) => expect(found(query)).toBe(code))

test.each(['code', 'error', 'stop', 'bsod', 'bugcheck'])(
  'two plain words are a code beside "%s", and not without it',
  word => {
    expect(found(`memory management ${word}`)).toBe('memorymanagement')
    expect(found('memory management in windows 11')).toBeUndefined()
  },
)

test('two words are a code if one of them is a number', () => {
  expect(codeIn('fault 5', tokenise('fault 5'), new Set(['fault5']))).toBe('fault5')
})

test.each([
  ['it blinks 3.4', '3.4blinks'],
  ['a 3.4 blink code', '3.4blinks'],
  ['the light goes 3.4', '3.4blinks'],
  ['led flashing, 2,5 I think', '2,5blinks'],
  ['flashes 9.9, then 3.4', '3.4blinks'],
  ['version 3.4', undefined],
  ['highlight 3.4', undefined],
  ['light 13.4', undefined],
  ['light 3.45', undefined],
  ['light 9.9', undefined],
])('the count of a light in "%s" is the code %s', (query, code) => expect(found(query)).toBe(code))
