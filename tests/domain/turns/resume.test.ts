import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

import { placeInWords } from '#domain/turns/place-in-words.ts'
import { placeToResume, resumeAddress } from '#domain/turns/resume.ts'
import { placeIn } from '#domain/turns/place.ts'

const DAY = 24 * 3_600_000
const NOW = 1_700_000_000_000
const place = (guide: number, fix: number, daysAgo = 1) => ({
  guide,
  title: 'Wi-Fi won’t connect',
  fix,
  step: 3,
  at: NOW - daysAgo * DAY,
})

test('a reader is led back to the newest guide that has not helped yet', () => {
  expect(placeToResume([place(4, 0), place(16, 2), place(7, 1)], NOW)).toMatchObject({ guide: 16 })
  expect(placeToResume([place(4, 0)], NOW)).toBeUndefined()
  expect(placeToResume([], NOW)).toBeUndefined()
})

test('a guide leads back to its own place only', () => {
  expect(placeToResume([place(16, 2), place(7, 1)], NOW, 7)).toMatchObject({ guide: 7 })
  expect(placeToResume([place(16, 2)], NOW, 7)).toBeUndefined()
})

test('after a month nobody is led back', () => {
  expect(placeToResume([place(16, 2, 29)], NOW)).toBeDefined()
  expect(placeToResume([place(16, 2, 30)], NOW)).toBeUndefined()
})

test('a place without a step names the fix alone', () => {
  expect(placeInWords('Fix', { fix: 2, step: 3 })).toBe('Fix 2, step 3')
  expect(placeInWords('Way', { fix: 2, step: 0 })).toBe('Way 2')
})

test('the address of any place opens its step', () => {
  const number = integer({ min: 1, max: 99 })
  assert(
    property(number, number, integer({ min: 0, max: 99 }), (guide, fix, step) => {
      const address = new URL(
        resumeAddress({ ...place(guide, fix), step }),
        'https://fixwise.example',
      )
      expect(address.pathname).toBe(`/issue/${guide}`)
      expect(placeIn(address.search, address.hash)).toEqual({
        fix,
        step: Math.max(1, step),
        view: 'step',
      })
    }),
  )
})
