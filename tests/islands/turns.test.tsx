import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Turns } from '#islands/turns/Turns.island.tsx'
import { sentencesOfStep } from '#islands/turns/sentences-of-step.ts'
import { brokenHere } from '#stores/turns/broken-here.ts'
import { stepEffects } from '#stores/turns/step-effects.ts'
import { turns } from '#stores/turns/turns.ts'
import { guideMarkup } from '../fakes/guide-markup.ts'

// A style sheet has no address here.
vi.mock('../../src/islands/turns/turns.css?url', () => ({ default: '/turns.css' }))

beforeEach(() => {
  document.body.innerHTML = guideMarkup
  Element.prototype.scrollIntoView = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  turns.$system.set('windows-11')
})
// Nothing comes from the network, except where a test says what.
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('', { status: 404 })))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  turns.close()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/issue/16')
})

/** Opens the guide at an address, as from a link, a bookmark or a place that was remembered. */
function open(address: string) {
  window.history.replaceState(null, '', `/issue/16${address}`)
  render(<Turns />)
}
const turn = () => within(screen.getByRole('dialog'))
const heading = () => turn().getByRole('heading', { level: 1 }).textContent
const press = (name: string | RegExp) => userEvent.click(turn().getByRole('button', { name }))

test.each([
  ['fewer steps than it had', '?step=6#fix-2', 'Did that fix it?'],
  ['no longer this fix', '?step=1#fix-9', 'Step 1 of 2: Restart the computer.'],
  ['no such number', '?step=-1e9#fix-2', 'Step 1 of 2: Restart the computer.'],
  ['no such computer', '?step=2&system=amiga#fix-2', 'Step 2 of 2: Sign in.'],
  ['no such view', '?step=2&view=settings#fix-2', 'Step 2 of 2: Sign in.'],
])('a remembered place leads on where the guide has %s', (_, address, words) => {
  open(address)
  expect(heading()).toBe(words)
})

test('a computer in the address is for these steps; the page and the device keep the reader’s own', () => {
  open('?step=1&system=macos#fix-1')
  expect(heading()).toBe('Step 1 of 1: Select the menu.')
  expect(turns.$system.get()).toBe('windows-11')
  expect(document.querySelector<HTMLInputElement>('[value=macos]')?.checked).toBe(false)
})

test.each(['QuotaExceededError', 'SecurityError'])(
  'a device that keeps nothing (%s) shows every step, and remembers while the page is open',
  async name => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', name)
    })
    open('?step=2#fix-1')
    await press('Done')
    await press('Not yet, try fix 2')
    expect(heading()).toBe('Step 1 of 2: Restart the computer.')
    expect(turn().getAllByRole('listitem')[0]?.textContent).toContain('Tried')
  },
)

test('before a restart the reader says once which computer this is, and can take it back', async () => {
  brokenHere.recall()
  open('?step=1#fix-2')
  await press('No, another one')
  expect(document.activeElement?.textContent).toBe('This page stays open')
  await press('No, it is this computer')
  expect(document.activeElement?.textContent).toBe('This page will close')
  await press('I am restarting now')
  expect(heading()).toBe('Step 2 of 2: Sign in.')
  await press('Back to step 1')
  await vi.waitFor(() => expect(turn().getByText('This page will close')).toBeTruthy())
})

test('the next step is named in grey only where it has no warning of its own', async () => {
  open('?step=1#fix-2')
  expect(turn().getByText('Next').nextElementSibling?.textContent).toBe('Sign in.')
  act(() => turns.go({ fix: 1, step: 1, view: 'step' }))
  const care = document.querySelector('.turn-words .safeguard')
  expect(care?.textContent).toContain('Save your work.')
  const say = document.querySelector('#fix-1 .steps li:nth-child(2)')
  say?.insertAdjacentHTML('afterbegin', '<p class="safeguard">Copy your files.</p>')
  act(() => turns.show('stop'))
  act(() => turns.go({ fix: 1, step: 1, view: 'step' }))
  expect(turn().getByText('Next').nextElementSibling?.textContent).toBe(
    'A step with something to read first.',
  )
})

test('a wait that counts down leaves the words of its step alone, as a reader may be copying them', () => {
  vi.useFakeTimers()
  const watched = { matches: false, addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => watched)
  document.querySelector('#fix-2 .steps li:last-child .say')?.replaceChildren('Wait 30 seconds.')
  open('?step=2#fix-2')
  const words = turn()
    .getByRole('heading', { level: 1 })
    .querySelector('span:last-child')?.firstChild
  act(() => void vi.advanceTimersByTime(2000))
  expect(document.querySelector('.turn-clock b')?.textContent).toBe('28')
  expect(words?.isConnected).toBe(true)
})

test('the last step is followed by what should happen', () => {
  open('?step=2#fix-2')
  expect(turn().getByText('Then').nextElementSibling?.textContent).toBe('It works.')
})

test('the focus stays where it is if another tab changes the computer, and goes to the next heading with the step', async () => {
  open('?step=1#fix-2')
  const button = turn().getByRole('button', { name: 'I do not see this' })
  button.focus()
  act(() => turns.$system.set('macos'))
  expect(document.activeElement).toBe(button)
  await press(/^Done/)
  expect(document.activeElement).toBe(turn().getByRole('heading', { level: 1 }))
})

describe('what comes of a step', () => {
  const effect = (what: object) => ({ systems: [], ...what })
  /** What the site has beside the page of the guide: three steps of Fix 1, two of Fix 2. */
  async function openWith(file: unknown, address: string) {
    vi.stubGlobal('fetch', async () => Response.json(file))
    vi.stubGlobal('matchMedia', () => new EventTarget())
    open(address)
    await stepEffects.load()
  }

  // Last: what has come once stays for as long as the page is open.
  test('is shown and read aloud below the instruction, and again to a reader who does not see it', async () => {
    const words = ['The ', 'Start', ' button is grey.']
    await openWith(
      [
        [[], [], []],
        [
          [
            effect({ see: words }),
            effect({ see: ['A menu.'], systems: ['macos'] }),
            effect({ cutsNetwork: true }),
          ],
          [effect({ wait: 300 }), effect({ restarts: true })],
        ],
      ],
      '?step=1#fix-2',
    )
    const label = await turn().findByText('You should see')
    expect(label.nextElementSibling?.textContent).toBe('The Start button is grey.')
    expect(turn().getByText('Start').tagName).toBe('STRONG')
    expect(turn().getByText(/The internet stops at this step/)).toBeTruthy()
    expect(sentencesOfStep(document).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['You should see', 'The Start button is grey.']),
    )
    await press('I do not see this')
    expect(turn().getByText('You should see').nextElementSibling?.textContent).toBe(
      'The Start button is grey.',
    )
    act(() => turns.$system.set('macos'))
    expect(turn().getByText('You should see').nextElementSibling?.textContent).toBe('A menu.')
    // The words of the second step say nothing of a wait or a restart.
    act(() => turns.go({ fix: 2, step: 2, view: 'step' }))
    expect(turn().queryByText('You should see')).toBeNull()
    expect(turn().getByRole('button', { name: 'Start a clock: 5 minutes' })).toBeTruthy()
    expect(turn().getByRole('heading', { name: /This page|Is this the computer/ })).toBeTruthy()
  })
})
