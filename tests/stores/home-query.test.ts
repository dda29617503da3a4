// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { clearSession } from '#services/session-storage.ts'
import { homeQuery } from '#stores/home-search/home-query.ts'

beforeEach(() => {
  clearSession()
  window.history.replaceState(null, '', '/')
})

describe('what stands in the search box of home', () => {
  test('is there again after a reload, for the reader who typed it', () => {
    homeQuery.keep('no sound', 'Ada')
    expect(homeQuery.kept('Ada')).toBe('no sound')
  })

  test('is not shown to the next reader of this computer, nor to a guest', () => {
    homeQuery.keep('no sound', 'Ada')
    for (const other of ['Bob', 'Ad', '']) expect(homeQuery.kept(other)).toBe('')
  })

  test('may have been typed before there was a name', () => {
    homeQuery.keep('no sound', '')
    expect(homeQuery.kept('')).toBe('no sound')
  })

  test('wakes home after a reload as long as it waits for a name, and no longer', () => {
    const waits = () => sessionStorage.getItem('homeWaits')
    homeQuery.keep('no sound', '')
    expect(waits()).not.toBeNull()
    homeQuery.keep('no sound', 'Ada')
    expect(waits()).toBeNull()
    homeQuery.keep('no sound', '')
    homeQuery.keep('', '')
    expect(waits()).toBeNull()
  })

  test('is the newest, with its spaces', () => {
    homeQuery.keep('no', 'Ada')
    homeQuery.keep('no sound ', 'Ada')
    expect(homeQuery.kept('Ada')).toBe('no sound ')
  })

  test.each(['', '  '])('is nothing once the box holds only %j', emptied => {
    homeQuery.keep('no sound', 'Ada')
    homeQuery.keep(emptied, 'Ada')
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
    window.history.pushState(null, '', '/')
    expect(homeQuery.kept('Ada')).toBe('')
    vi.setSystemTime(Date.now() + 5)
    homeQuery.keep('blue screen', 'Ada')
    expect(homeQuery.kept('Ada')).toBe('blue screen')
    window.history.replaceState(first, '', '/')
    expect(homeQuery.kept('Ada')).toBe('no sound')
    vi.useRealTimers()
  })

  test('goes when this device is cleared or the reader logs out: the history holds a number only', () => {
    homeQuery.keep('no sound', 'Ada')
    expect(JSON.stringify(window.history.state)).not.toContain('sound')
    clearSession()
    expect(homeQuery.kept('Ada')).toBe('')
  })

  test.each([null, 'x', 7, [], { homeQuery: 7 }, { homeQuery: {} }, { homeQuery: 'nobody' }])(
    'is not what another script has put into the history: %j',
    state => {
      window.history.replaceState(state, '')
      expect(homeQuery.kept('Ada')).toBe('')
      homeQuery.keep('fan', 'Ada')
      expect(homeQuery.kept('Ada')).toBe('fan')
    },
  )
})
