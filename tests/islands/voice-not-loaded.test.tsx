import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { Turns } from '#islands/turns/Turns.island.tsx'
import { turns } from '#stores/turns/turns.ts'
import { guideMarkup } from '../fakes/guide-markup.ts'

// A style sheet has no address here.
vi.mock('../../src/islands/turns/turns.css?url', () => ({ default: '/turns.css' }))
vi.mock('../../src/islands/turns/voice-part.ts', () => {
  throw new Error('offline')
})

test('a reader whose connection is gone is told that voice did not load, and stays on its button', async () => {
  vi.stubGlobal('SpeechRecognition', EventTarget)
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    mediaDevices: { enumerateDevices: () => Promise.resolve([{ kind: 'audioinput' }]) },
  })
  document.body.innerHTML = guideMarkup
  Element.prototype.scrollIntoView = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  turns.$system.set('windows-11')
  window.history.replaceState(null, '', '/issue/16?step=1#fix-2')
  render(<Turns />)
  const button = await screen.findByRole('button', { name: 'Voice' })
  await userEvent.click(button)
  expect(await screen.findByText(/^Voice did not load\. Check your connection/)).toBeDefined()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-pressed')).toBe('false')
  act(turns.close)
})
