import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { HomeReader } from '#islands/home-search/HomeReader.island.tsx'
import { HomeSearch } from '#islands/home-search/HomeSearch.island.tsx'
import { RecentSearches } from '#islands/home-search/RecentSearches.island.tsx'
import { homePage } from '#stores/home-search/home.ts'
import { homeQuery } from '#stores/home-search/home-query.ts'
import { nickname } from '#stores/home-search/nickname.ts'
import { recentSearches } from '#stores/home-search/recent-searches.ts'

const box = () => screen.getByRole('combobox')
const field = () => screen.getByLabelText<HTMLInputElement>('What should we call you?')
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  // jsdom lays nothing out.
  HTMLElement.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  homePage.clear()
  recentSearches.clear()
  nickname.forget()
  localStorage.clear()
  window.history.replaceState(null, '')
  vi.unstubAllGlobals()
})

function home() {
  render(
    <>
      <HomeReader />
      <HomeSearch />
      <RecentSearches />
    </>,
  )
}

describe('the focus on home', () => {
  test('moves on to the search when the nickname is saved and its form disappears', async () => {
    home()
    await userEvent.type(field(), 'Rosa{Enter}')
    expect(document.activeElement).toBe(box())
  })

  test('moves on to the results if a query was waiting for the nickname', async () => {
    home()
    await userEvent.type(box(), 'no sound')
    await userEvent.type(field(), 'Rosa')
    await userEvent.click(button('Save name and search'))
    expect(screen.queryByLabelText('What should we call you?')).toBeNull()
    expect(document.activeElement?.closest('#home-results')).not.toBeNull()
  })

  test('moves from the query to the nickname on Enter, and on to the search page without one', async () => {
    home()
    const left = vi.fn((event: Event) => event.preventDefault())
    await userEvent.type(box(), 'no sound{Enter}')
    expect(document.activeElement).toBe(field())
    const link = screen.getByRole('link', { name: 'Search without a name' })
    expect(link.getAttribute('href')).toBe('/search?q=no%20sound')
    link.addEventListener('click', left)
    await userEvent.type(field(), ' {Enter}')
    expect(left).toHaveBeenCalledOnce()
    expect(nickname.$nickname.get()).toBe('')
  })

  test('moves to the field, with the name selected, when the nickname is to be changed', async () => {
    nickname.save('Rosa')
    home()
    await userEvent.click(button('Change nickname'))
    expect(document.activeElement).toBe(field())
    expect(window.getSelection()?.toString() || field().value).toBe('Rosa')
    await userEvent.type(field(), 'Rosalind{Enter}', {
      initialSelectionStart: 0,
      initialSelectionEnd: 4,
    })
    expect(nickname.$nickname.get()).toBe('Rosalind')
    expect(document.activeElement).toBe(box())
  })

  test('moves to the next search when one is removed, and stays nearby after the last', async () => {
    nickname.save('Rosa')
    for (const query of ['slow', 'wifi', 'fan']) recentSearches.add(query)
    home()
    await userEvent.click(button('Remove: fan'))
    expect(document.activeElement).toBe(button('Remove: wifi'))
    await userEvent.click(button('Remove: slow'))
    expect(document.activeElement).toBe(button('Remove: wifi'))
    await userEvent.click(button('Remove: wifi'))
    expect(document.activeElement).not.toBe(document.body)
    expect(screen.getByText('Removed: wifi')).toBeTruthy()
  })

  test('does not move when another tab saves a nickname', () => {
    home()
    box().focus()
    act(() => void nickname.save('Rosa'))
    expect(document.activeElement).toBe(box())
  })
})

test('changing the nickname keeps the old one until the new one is saved', async () => {
  nickname.save('Rosa')
  home()
  await userEvent.click(button('Change nickname'))
  expect(localStorage.getItem('nickname')).toBe('Rosa')
  await userEvent.click(button('Save'))
  expect(screen.getByText(/, Rosa\.$/, { selector: '[role=status]' })).toBeTruthy()
})

test('a query typed just before leaving is stored', async () => {
  home()
  await userEvent.type(box(), 'no sound')
  window.dispatchEvent(new Event('pagehide'))
  expect(homeQuery.kept('')).toBe('no sound')
})

test('a nickname that will be shortened says so before it is saved', async () => {
  home()
  await userEvent.type(field(), 'x'.repeat(41))
  expect(screen.getByText(`We use the first 40 characters: “${'x'.repeat(40)}”.`)).toBeTruthy()
})

test.each(['Search', 'Search the web'])(
  '%s with an empty box says what is missing, and leads to the box',
  async name => {
    nickname.save('Rosa')
    home()
    await userEvent.click(button(name))
    expect(screen.getByText('Type what is wrong first, for example “no sound”.')).toBeTruthy()
    expect(document.activeElement).toBe(box())
    await userEvent.type(box(), 'w')
    expect(screen.queryByText(/^Type what is wrong first/)).toBeNull()
  },
)

test('a double click removes one search, and not the next one that has moved under the pointer', async () => {
  nickname.save('Rosa')
  for (const query of ['slow', 'wifi', 'fan']) recentSearches.add(query)
  home()
  fireEvent.click(button('Remove: fan'), { detail: 1 })
  fireEvent.click(button('Remove: wifi'), { detail: 2 })
  expect(recentSearches.$recent.get().map(({ query }) => query)).toEqual(['wifi', 'slow'])
})
