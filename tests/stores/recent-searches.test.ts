import { beforeEach, expect, test } from 'vitest'

import { createRecentSearches } from '#stores/home-search/recent-searches.ts'

let clock = 0
const recentSearches = createRecentSearches(() => ++clock)
const queries = () => recentSearches.$recent.get().map(({ query }) => query)

beforeEach(() => recentSearches.clear())

test('slow typing leaves the whole search behind, not its beginnings', () => {
  for (const typed of ['blu', 'blue', 'Blue screen']) recentSearches.addTyped(typed)
  expect(queries()).toEqual(['Blue screen'])
})

test('the beginning of a longer query stays if it was searched for on its own', () => {
  recentSearches.addTyped('printer')
  recentSearches.add('printer')
  recentSearches.addTyped('printer jam')
  expect(queries()).toEqual(['printer jam', 'printer'])
})

test('a beginning that was searched on another day stays', () => {
  recentSearches.add('printer')
  recentSearches.add('fan')
  recentSearches.addTyped('printer')
  recentSearches.addTyped('printer jam')
  expect(queries()).toEqual(['printer jam', 'printer', 'fan'])
})

test('another search in the same box takes nothing away', () => {
  recentSearches.addTyped('fan')
  recentSearches.addTyped('wifi')
  expect(queries()).toEqual(['wifi', 'fan'])
})

test('a search that was typed in pauses replaces only its own beginning, and can be removed', () => {
  recentSearches.add('sound')
  recentSearches.addTyped('wi')
  recentSearches.addTyped('wifi')
  expect(queries()).toEqual(['wifi', 'sound'])
  recentSearches.remove('wifi')
  expect(queries()).toEqual(['sound'])
})
