// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { readMemberHint } from '#services/member-hint.ts'
import { readStored, writeStored } from '#services/local-storage.ts'
import { createNickname } from '#stores/home-search/nickname.ts'
import { createRecentSearches } from '#stores/home-search/recent-searches.ts'

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('what is stored on the device', () => {
  test.each(['', 'null', '{"a":1}', '<b>', '💥', 'x'.repeat(5000)])(
    'may be %j under every key, and every store still has a value that makes sense',
    rubbish => {
      for (const key of ['nickname', 'recentSearches', 'recentSearchTimes', 'memberHint'])
        localStorage.setItem(key, rubbish)
      expect(createNickname(() => {}).$nickname.get().length).toBeLessThanOrEqual(40)
      expect(createRecentSearches(() => 0).$recent.get()).toEqual([])
      expect(readMemberHint()).toBeUndefined()
    },
  )

  test('may be refused: values then live until the page closes', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(writeStored('nickname', 'Rosa')).toBe(false)
    expect(readStored('nickname')).toBe('Rosa')
    vi.restoreAllMocks()
    writeStored('nickname', undefined)
    expect(readStored('nickname')).toBeUndefined()
  })
})

describe('the nickname', () => {
  test('is refused empty with the words of the specification', () => {
    const alert = vi.fn()
    const store = createNickname(alert)
    expect(store.save('  ')).toBe(false)
    expect(alert).toHaveBeenCalledWith('Please enter a valid nickname!')
    expect(store.save(' Rosa ')).toBe(true)
    expect(localStorage.getItem('nickname')).toBe('Rosa')
  })
})

describe('recent searches', () => {
  test('are stored as strings, their times under a second key', () => {
    const store = createRecentSearches(() => 42)
    store.add('wifi')
    expect(localStorage.getItem('recentSearches')).toBe('["wifi"]')
    expect(localStorage.getItem('recentSearchTimes')).toBe('{"wifi":42}')
    store.clear()
    expect(localStorage.getItem('recentSearches')).toBeNull()
    expect(localStorage.getItem('recentSearchTimes')).toBeNull()
  })
})
