import { expect, test } from 'vitest'

import { lockedPackages, unknownLicences } from '../../quality/licences.ts'

const ours = lockedPackages('package-lock.json')

test('somebody has looked at the licence of every package', () => {
  expect(ours.length).toBeGreaterThan(500)
  expect(unknownLicences([...ours, ...lockedPackages('quality/package-lock.json')])).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0-or-later', false],
  ['SEE LICENSE IN FILE', false],
  ['', false],
])('a new package under "%s" is known: %s', (licence, known) => {
  expect(unknownLicences([{ name: 'new-package', licence }])).toHaveLength(known ? 0 : 1)
})

test('a package that was read counts only under the licence that was read', () => {
  const read = (licence: string) => unknownLicences([{ name: 'react-leaflet', licence }])
  expect(read('Hippocratic-2.1')).toEqual([])
  expect(read('Hippocratic-3.0')).toHaveLength(1)
})
