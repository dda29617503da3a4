import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SendStep } from '#islands/turns/SendStep.tsx'
import { share } from '#stores/share/share.ts'
import { turns } from '#stores/turns/turns.ts'

const fix = { number: 2, word: 'Fix', title: '', expect: undefined, undo: undefined, parts: [] }

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  turns.$guide.set({ title: 'No Wi-Fi', fixes: [], offered: ['macos', 'linux'] })
  turns.$system.set('macos')
})
afterEach(() => {
  cleanup()
  share.forget()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

const button = () => screen.getByRole('button', { name: 'Send this step' })
const address = /\?step=3&system=macos#fix-2$/

test('without a share sheet there are email, WhatsApp and a link to copy, for this very step', async () => {
  const user = userEvent.setup()
  render(<SendStep fix={fix} step={3} />)
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('true')
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Email', 'WhatsApp'])
  for (const { href } of links) {
    expect(decodeURIComponent(href)).toMatch(address)
    expect(decodeURIComponent(href)).toContain('No Wi-Fi: fix 2, step 3')
  }
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toMatch(address)
  expect(screen.getByRole('status').textContent).toMatch(/The link is copied/)
})

test('the share sheet of the system is the only way that is shown where it opens', async () => {
  const open = vi.fn(async () => {})
  Object.assign(navigator, { share: open })
  render(<SendStep fix={fix} step={3} />)
  await userEvent.click(button())
  expect(open).toHaveBeenCalledWith({
    title: 'No Wi-Fi: fix 2, step 3',
    url: expect.stringMatching(address),
  })
  expect(screen.queryByRole('link')).toBeNull()
})

test('a share sheet that does not open leaves the other ways, and the address to read', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new TypeError('no')) })
  render(<SendStep fix={fix} step={3} />)
  await userEvent.click(button())
  expect(await screen.findByRole('link', { name: 'Email' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(address)
})
