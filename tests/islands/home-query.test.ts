import { afterEach, expect, test } from 'vitest'

import { clearSession } from '#services/session-storage.ts'
import { homeQuery } from '#stores/home-search/home-query.ts'

afterEach(() => {
  clearSession()
  window.history.replaceState(null, '')
})

test('what stood in the box is there again for whoever typed it, and for nobody else', () => {
  homeQuery.keep('no sound', 'Rosa')
  expect(homeQuery.kept('Rosa')).toBe('no sound')
  expect(homeQuery.kept('Ada')).toBe('')
  expect(homeQuery.kept('')).toBe('')
})

test('each visit of home has its own, and an emptied box leaves nothing', () => {
  homeQuery.keep('no sound', 'Rosa')
  window.history.pushState(null, '')
  expect(homeQuery.kept('Rosa')).toBe('')
  homeQuery.keep('wifi', 'Rosa')
  homeQuery.keep('', 'Rosa')
  expect(homeQuery.kept('Rosa')).toBe('')
})

test('clearing this device, or logging out, leaves no words behind', () => {
  homeQuery.keep('no sound', 'Rosa')
  clearSession()
  expect(homeQuery.kept('Rosa')).toBe('')
  expect(JSON.stringify(window.history.state)).not.toContain('sound')
})

test.each([null, 'x', 7, [], { homeQuery: 7 }, { homeQuery: {} }, { homeQuery: 'nobody' }])(
  'what another script has put into the history is no query: %j',
  state => {
    window.history.replaceState(state, '')
    expect(homeQuery.kept('Rosa')).toBe('')
    homeQuery.keep('fan', 'Rosa')
    expect(homeQuery.kept('Rosa')).toBe('fan')
  },
)
