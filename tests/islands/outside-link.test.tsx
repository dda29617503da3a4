import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { OutsideLink } from '#islands/ui/results/OutsideLink.tsx'

const confirm = vi.fn(() => false)
const open = vi.fn()

beforeEach(() => {
  vi.stubGlobal('confirm', confirm)
  vi.stubGlobal('open', open)
  render(<OutsideLink href="https://a.example/">A</OutsideLink>)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const link = () => screen.getByRole('link', { name: 'A' })

test.each([
  ['a press', () => fireEvent.click(link())],
  ['a press with Ctrl', () => fireEvent.click(link(), { ctrlKey: true })],
  [
    'a middle click',
    () =>
      fireEvent(link(), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 })),
  ],
  ['its menu', () => fireEvent.contextMenu(link())],
])('%s asks first, and opens nothing unprompted', (_way, does) => {
  expect(does()).toBe(false)
  expect(confirm).toHaveBeenCalledOnce()
  expect(open).not.toHaveBeenCalled()
})

test('a yes opens the link once, in a new tab that cannot reach this one', () => {
  confirm.mockReturnValueOnce(true)
  fireEvent.click(link())
  expect(open.mock.calls).toEqual([['https://a.example/', '_blank', 'noopener,noreferrer']])
})

test('the right mouse button alone asks once, not twice', () => {
  fireEvent(link(), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 }))
  fireEvent.contextMenu(link())
  expect(confirm).toHaveBeenCalledOnce()
})
