// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { clearSession } from '#services/session-storage.ts'
import { homeQuery } from '#stores/home-search/home-query.ts'
import {
  $homeRequest,
  activateForStoredQuery,
  activateForVoice,
  activateRecentSearches,
  searchAgain,
} from '#stores/home-search/requests.ts'

beforeEach(() => {
  clearSession()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('an island of home that is not yet hydrated', () => {
  /** Notes what the page is asked to hydrate. */
  function listen(name: string) {
    const activated = vi.fn()
    document.addEventListener(name, activated)
    return activated
  }

  test('is activated to search again for what was searched before', () => {
    const activated = listen('home-search')
    searchAgain('no sound')
    expect($homeRequest.get()).toEqual({ ask: 'search', query: 'no sound' })
    expect(activated).toHaveBeenCalledOnce()
  })

  test('is activated when somebody has a name, and with it a list of searches', () => {
    const activated = listen('recent-searches')
    activateRecentSearches()
    expect(activated).toHaveBeenCalledOnce()
  })

  test('is activated after a reload where something had been typed, and left alone otherwise', () => {
    const activated = listen('home-search')
    activateForStoredQuery('Ada')
    expect(activated).not.toHaveBeenCalled()
    homeQuery.keep('no sound', 'Ada')
    activateForStoredQuery('Ada')
    expect(activated).toHaveBeenCalledOnce()
  })

  test('is activated where messages are spoken, and left alone otherwise', () => {
    const activated = listen('home-search')
    activateForVoice()
    localStorage.setItem('speechEnabled', 'false')
    activateForVoice()
    expect(activated).not.toHaveBeenCalled()
    localStorage.setItem('speechEnabled', 'true')
    activateForVoice()
    expect(activated).toHaveBeenCalledOnce()
  })
})
