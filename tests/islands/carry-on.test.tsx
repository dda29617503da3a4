import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { CarryOn } from '#islands/dashboard/CarryOn.tsx'
import { progress } from '#stores/gate/progress.ts'

const WAYS = [101]

afterEach(() => progress.replace([]))

test('a member is told where they stopped in the words of the guide: a fix, or a way', () => {
  progress.replace([
    { guide: 16, title: "Wi-Fi won't connect", fix: 2, step: 3, at: Date.now() },
    { guide: 101, title: 'Back up', fix: 1, step: 0, at: Date.now() - 60_000 },
  ])
  render(<CarryOn ways={WAYS} />)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    expect.stringContaining('Fix 2, step 3'),
    expect.stringContaining('Way 1'),
  ])
})

test('a member who is in the middle of nothing sees no empty list', () => {
  render(<CarryOn ways={WAYS} />)
  expect(screen.queryByRole('region')).toBeNull()
})
