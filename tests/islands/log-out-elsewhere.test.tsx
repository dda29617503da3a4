import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { Diagnostics } from '#islands/diagnostics/Diagnostics.island.tsx'
import { CaseNote } from '#islands/scam/CaseNote.island.tsx'
import { clearSession } from '#services/session-storage.ts'
import { diagnostics } from '#stores/diagnostics/diagnostics.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  clearSession()
  diagnostics.clear()
})

const cpu = () => screen.getByLabelText<HTMLInputElement>(/^CPU usage/)

/** What the head script and the browser do in this tab when somebody logs in or out in another one. */
function inAnotherTab(hint: string | undefined) {
  if (hint) localStorage.setItem('memberHint', hint)
  else {
    localStorage.removeItem('memberHint')
    clearSession()
  }
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'memberHint' })))
}

test('a logout in another tab clears the answers and results of the member who has left', async () => {
  localStorage.setItem('memberHint', '{"name":"Ann"}')
  render(<Diagnostics titles={{}} />)
  await userEvent.type(cpu(), '95')
  await userEvent.click(screen.getByLabelText('No, another one'))
  act(() =>
    diagnostics.$diagnosis.set({
      state: 'results',
      report: { given: [{ label: 'CPU usage', value: '95' }], devices: [], findings: [] },
    }),
  )
  expect(screen.getByText('95')).not.toBeNull()
  inAnotherTab(undefined)
  expect(screen.queryByText('95')).toBeNull()
  expect(cpu().value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('No, another one').checked).toBe(false)
  expect(diagnostics.kept()).toEqual({})
})

test('a logout in another tab clears the list of what happened, and the note made from it', async () => {
  localStorage.setItem('memberHint', '{"name":"Ann"}')
  render(<CaseNote />)
  const [first] = screen.getAllByRole<HTMLInputElement>('checkbox')
  if (!first) throw new Error('There is no list.')
  await userEvent.click(first)
  expect(screen.getByRole('heading', { name: /^Your note/ })).not.toBeNull()
  inAnotherTab(undefined)
  expect(screen.queryByRole('heading', { name: /^Your note/ })).toBeNull()
  expect(first.checked).toBe(false)
})

test('a login in another tab leaves a guest’s answers in the form', async () => {
  render(<Diagnostics titles={{}} />)
  await userEvent.type(cpu(), '95')
  inAnotherTab('{"name":"Ann"}')
  expect(cpu().value).toBe('95')
})
