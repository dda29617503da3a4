import { expect, test } from 'vitest'

import { setParameter } from '#services/page.ts'

test.each(['?q=no%20sound', '?q=no+sound'])('an address that says it stays %s', search => {
  history.replaceState(null, '', `/search${search}`)
  setParameter('q', 'no sound')
  expect(location.search).toBe(search)
})

test('another query is written into the address, and an empty one leaves it', () => {
  history.replaceState(null, '', '/search?q=no%20sound')
  setParameter('q', 'battery')
  expect(location.search).toBe('?q=battery')
  setParameter('q', '')
  expect(location.search).toBe('')
})
