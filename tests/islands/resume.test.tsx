import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { followRows } from '#islands/gate/rows.ts'
import { ResumeGuide } from '#islands/gate/ResumeGuide.tsx'
import { Resume } from '#islands/home-search/Resume.island.tsx'
import { progress } from '#stores/gate/progress.ts'
import { tried } from '#stores/turns/tried.ts'

vi.mock('#islands/ui/resume-bar.css?url', () => ({ default: '/resume-bar.css' }))

const fix = (number: number, title: string) => `<section class="fix" id="fix-${number}">
  <header><h2><a href="#fix-${number}"><span class="vh">Fix ${number}: </span>${title}</a></h2><p>5 minutes\u00A0· easy</p></header>
  <ol class="steps"><li></li><li></li><li></li></ol></section>`

const row = (number: number) => document.querySelector(`#fix-${number} header p`)?.textContent
const bar = () => screen.queryByRole('region', { name: 'Where you were' })
const carryOn = () => screen.getByRole('link', { name: 'Carry on' }).getAttribute('href')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Puts the reader there, and nowhere else. */
const stand = (guide: number, title: string, fix: number, step: number) =>
  progress.replace([{ guide, title, fix, step, at: Date.now() - 60_000 }])

beforeEach(() => {
  history.replaceState(null, '', '/issue/16')
  document.body.innerHTML = `<div id="full" tabindex="-1">${fix(1, 'Turn Wi-Fi off')}${fix(2, 'Restart the router')}</div><input id="home-search">`
  stand(16, 'Wi-Fi won’t connect', 2, 3)
})
afterEach(() => {
  cleanup()
  tried.forget(16)
  progress.replace([])
})

test('a guide offers the step of the last visit, one press away', () => {
  render(<ResumeGuide />)
  expect(bar()?.textContent).toContain('You were at Fix 2, step 3Restart the router')
  expect(carryOn()).toBe('/issue/16?step=3#fix-2')
})

test('a step that the guide no longer has is not named, and a fix that is gone is not offered', () => {
  stand(16, '', 2, 9)
  render(<ResumeGuide />)
  expect(bar()?.textContent).toContain('You were at Fix 2Restart')
  cleanup()
  stand(16, '', 8, 1)
  render(<ResumeGuide />)
  expect(bar()).toBeNull()
})

test('an address that leads to a fix is not talked over', () => {
  history.replaceState(null, '', '/issue/16#fix-1')
  render(<ResumeGuide />)
  expect(bar()).toBeNull()
})

test('whoever opens a fix is not asked any longer', () => {
  render(<ResumeGuide />)
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(bar()).toBeNull()
})

test('whoever has gone on in another tab is not led back', () => {
  render(<ResumeGuide />)
  act(() => void progress.reach({ guide: 16, title: '', fix: 1, step: 1 }))
  expect(bar()).toBeNull()
})

test('Close keeps the place', async () => {
  render(<ResumeGuide />)
  await press('Close')
  expect(bar()).toBeNull()
  expect(document.activeElement?.id).toBe('full')
  expect(progress.$progress.get()).toMatchObject([{ fix: 2 }])
})

test('Start over forgets the place and what was tried, and says so', async () => {
  tried.mark(16, 1)
  render(<ResumeGuide />)
  await press('Start over')
  expect(progress.$progress.get()).toMatchObject([{ fix: 0 }])
  expect(tried.of(16)).toEqual([])
  expect(screen.getByRole('status').textContent).toMatch(/starts over/)
  expect(document.activeElement?.id).toBe('full')
})

test('rows say which fixes were tried and where the reader was, and follow what changes', () => {
  tried.mark(16, 1)
  const stop = followRows()
  expect(row(1)).toBe('5 minutes\u00A0· Tried')
  expect(row(2)).toBe('You were at step 3')
  tried.forget(16)
  progress.finish(16)
  expect([row(1), row(2)]).toEqual(['5 minutes\u00A0· easy', '5 minutes\u00A0· easy'])
  stop()
})

test('home leads back to the newest guide, and forgets it at a press', async () => {
  progress.reach({ guide: 4, title: 'No sound', fix: 1, step: 0 })
  render(<Resume ways={[4]} />)
  expect(bar()?.textContent).toContain('You were at Way 1No sound')
  expect(carryOn()).toBe('/issue/4?step=1#fix-1')
  await press('Forget')
  expect(bar()).toBeNull()
  expect(document.activeElement?.id).toBe('home-search')
})
