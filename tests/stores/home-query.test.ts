// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { clearSession } from '#services/session-storage.ts'
import { homeQuery } from '#stores/home-search/home-query.ts'
import {
  $homeRequest,
  searchAgain,
  activateForStoredQuery,
  activateRecentSearches,
  activateForVoice,
} from '#stores/home-search/requests.ts'

beforeEach(() => {
  clearSession()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('what stands in the search box of home', () => {
  test('is there again after a reload, for whoever typed it', () => {
    homeQuery.keep('no sound', 'Ada')
    expect(homeQuery.kept('Ada')).toBe('no sound')
  })

  test('is not shown to the next reader of this computer, nor to nobody', () => {
    homeQuery.keep('no sound', 'Ada')
    expect(homeQuery.kept('Bob')).toBe('')
    expect(homeQuery.kept('Ad')).toBe('')
    expect(homeQuery.kept('')).toBe('')
  })

  test('may have been typed before there was a name', () => {
    homeQuery.keep('no sound', '')
    expect(homeQuery.kept('')).toBe('no sound')
  })

  test('is the newest, with its spaces', () => {
    homeQuery.keep('no', 'Ada')
    homeQuery.keep('no sound ', 'Ada')
    expect(homeQuery.kept('Ada')).toBe('no sound ')
  })

  test('is nothing once the box is empty', () => {
    homeQuery.keep('no sound', 'Ada')
    homeQuery.keep('  ', 'Ada')
    expect(homeQuery.kept('Ada')).toBe('')
  })

  test('is nothing before anything was typed, and leaves no trace in the history', () => {
    homeQuery.keep('', 'Ada')
    expect(homeQuery.kept('Ada')).toBe('')
    expect(window.history.state).toBeNull()
  })

  test('belongs to this visit: each visit of home in the history has its own', () => {
    homeQuery.keep('no sound', 'Ada')
    const first: unknown = window.history.state
    window.history.replaceState(null, '', '/')
    vi.setSystemTime(Date.now() + 5)
    homeQuery.keep('blue screen', 'Ada')
    expect(homeQuery.kept('Ada')).toBe('blue screen')
    window.history.replaceState(first, '', '/')
    expect(homeQuery.kept('Ada')).toBe('no sound')
    vi.useRealTimers()
  })

  test('stands in the history as a number only, so that clearing the device clears the words', () => {
    homeQuery.keep('no sound', 'Ada')
    expect(JSON.stringify(window.history.state)).not.toContain('sound')
  })
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
