import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { Share } from '#islands/share/Share.island.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

const widget = <Share address="https://fixwise.test/issue/4" title="No sound" />

const names = () =>
  [...screen.getByRole('region', { name: 'Share' }).querySelectorAll('a, button')].map(
    ({ textContent }) => textContent,
  )

test('the controls shown before the script loads stay in place when the share sheet appears', () => {
  Object.assign(navigator, { share: () => Promise.resolve() })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(widget)
  const before = names()
  render(widget, { container, hydrate: true })
  expect(names()).toEqual([...before, 'Share'])
})

test('a second copy is announced again', async () => {
  const user = userEvent.setup()
  render(widget)
  const status = screen.getByRole('status')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(status.textContent).toMatch(/The link is copied/)

  let copied = () => {}
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(
    new Promise(resolve => {
      copied = () => resolve()
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(status.textContent).toBe('')
  await act(async () => copied())
  expect(status.textContent).toMatch(/The link is copied/)
})
