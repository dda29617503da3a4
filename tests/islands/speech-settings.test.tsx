import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SpeechSettings } from '#islands/home-search/SpeechSettings.tsx'
import { speech } from '#stores/read-aloud/speech.ts'

beforeEach(() => {
  // jsdom has the element, but not its opening and closing.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  if (speech.$enabled.get()) speech.toggle()
  speech.change({ voice: '', speed: 1, volume: 1 })
})

test('the button shows whether speech is on, and the choice is remembered', async () => {
  render(<SpeechSettings />)
  const key = screen.getByRole('button', { name: 'Speech' })
  expect(key.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(key)
  expect(key.getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('speechEnabled')).toBe('true')
})

test('the dialog has voice, speed and volume, with the specified limits', async () => {
  render(<SpeechSettings />)
  await userEvent.click(screen.getByRole('button', { name: 'Speech settings' }))
  expect(screen.getByRole('dialog', { name: 'Speech settings' })).toBeTruthy()
  expect(screen.getByLabelText('Voice')).toBeTruthy()
  const limits = ({ min, max, step, value }: HTMLInputElement) => [min, max, step, value]
  expect(limits(screen.getByLabelText('Speed'))).toEqual(['0.5', '2', '0.1', '1'])
  expect(limits(screen.getByLabelText('Volume'))).toEqual(['0', '1', '0.1', '1'])
})
