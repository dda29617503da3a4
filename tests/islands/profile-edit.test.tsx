import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { Edit } from '#islands/profile/Edit.tsx'

afterEach(cleanup)

const member = { uid: 'ann', displayName: 'Ann', email: '', phoneNumber: '', photoURL: '' }

test('what is said while a profile is saved moves no button: a second press lands on the same one', () => {
  render(<Edit member={member} now={{ state: 'saving', part: 0.5 }} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Sending your photo …')
  for (const button of screen.getAllByRole('button'))
    expect(button.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
