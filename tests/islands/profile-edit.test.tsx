import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { Edit } from '#islands/profile/Edit.tsx'

afterEach(cleanup)

const member = { uid: 'ann', displayName: 'Ann', email: '', phoneNumber: '', photoURL: '' }

test('the name is read-only while it is being saved, because the form closes afterwards', () => {
  const { rerender } = render(<Edit member={member} now={{ state: 'saving', part: undefined }} />)
  expect(screen.getByLabelText<HTMLInputElement>('Name').readOnly).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Saving …')
  rerender(<Edit member={member} now={{ state: 'editing', authError: undefined }} />)
  expect(screen.getByLabelText<HTMLInputElement>('Name').readOnly).toBe(false)
})

test('a message shown while the profile is saved moves no button, so a second press hits the same one', () => {
  render(<Edit member={member} now={{ state: 'saving', part: 0.5 }} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Sending your photo …')
  for (const button of screen.getAllByRole('button'))
    expect(button.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
