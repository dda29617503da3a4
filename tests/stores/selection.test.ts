import * as v from 'valibot'
import { expect, test } from 'vitest'

import { Technician } from '#domain/locator/technicians.ts'
import { reviews } from '#stores/locator/reviews.ts'
import { $selections, select } from '#stores/locator/selection.ts'
import { technicians } from '#stores/locator/technicians.ts'

const nearby = (id: string) => ({
  ...v.parse(Technician, { id, name: id, location: { lat: 51.5, lng: 0 } }),
  distance: 10,
})

test('a second press on the same technician keeps the review that was begun, another one resets it', () => {
  technicians.$selected.listen(() => {})
  select(nearby('a'))
  reviews.write({ comment: 'Kind' })
  const presses = $selections.get()
  select(nearby('a'))
  expect(reviews.$draft.get()).toMatchObject({ comment: 'Kind' })
  expect($selections.get()).toBe(presses + 1)
  select(nearby('b'))
  expect(reviews.$draft.get()).toMatchObject({ comment: '' })
})
