import { expect, test } from 'vitest'

import { readableNumber } from '#domain/locator/phone.ts'

test.each([
  ['+447700900101', '+44 7700 900 101'],
  ['+442079460000', '+44 2079 460 000'],
  ['+4420123456', '+44 20 123 456'],
  ['+44161496000', '+44 161 496 000'],
  ['+4916012345678', '+4916 012 345 678'],
])('%s is shown in groups: %s', (number, readable) => {
  const shown = readableNumber(number, '+44')
  expect(shown.replaceAll(' ', '')).toBe(number)
  expect(shown).toBe(readable)
})
