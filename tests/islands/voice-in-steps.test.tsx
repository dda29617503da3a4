import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Turns } from '#islands/turns/Turns.island.tsx'
import { turns } from '#stores/turns/turns.ts'
import { guideMarkup } from '../fakes/guide-markup.ts'

// A style sheet has no address here.
vi.mock('../../src/islands/turns/turns.css?url', () => ({ default: '/turns.css' }))

class FakeRecogniser extends EventTarget {
  static last: FakeRecogniser | undefined
  start() {
    FakeRecogniser.last = this
  }
  abort() {
    if (FakeRecogniser.last === this) FakeRecogniser.last = undefined
  }
}

function withMicrophones(...kinds: string[]) {
  const devices = kinds.map(kind => ({ kind }))
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    mediaDevices: { enumerateDevices: () => Promise.resolve(devices) },
  })
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('SpeechRecognition', FakeRecogniser)
  withMicrophones('audiooutput', 'audioinput')
  document.body.innerHTML = guideMarkup
  Element.prototype.scrollIntoView = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  turns.$system.set('windows-11')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  turns.close()
  localStorage.clear()
  FakeRecogniser.last = undefined
  window.history.replaceState(null, '', '/issue/16')
})

function open(address: string) {
  window.history.replaceState(null, '', `/issue/16${address}`)
  render(<Turns />)
}
const dialog = () => within(screen.getByRole('dialog'))
const heading = () => dialog().getByRole('heading', { level: 1 }).textContent
const voiceSwitch = () => dialog().findByRole('button', { name: 'Voice' })
const says = (words: RegExp) =>
  dialog()
    .getAllByRole('status')
    .some(({ textContent }) => words.test(textContent))
const isOn = async () => (await voiceSwitch()).getAttribute('aria-pressed') === 'true'

/** What follows the words is loaded at the first press. */
async function turnOn() {
  await userEvent.click(await voiceSwitch())
  await waitFor(() => expect(FakeRecogniser.last).toBeDefined())
}

/** Somebody speaks, and the browser is ready for the next phrase. */
function hear(transcript: string) {
  const event = Object.assign(new Event('result'), { results: [[{ transcript }]] })
  act(() => void FakeRecogniser.last?.dispatchEvent(event))
  act(() => void vi.advanceTimersByTime(500))
}

test('a reader goes through the steps by voice once they have asked for it', async () => {
  open('?step=1#fix-2')
  expect(await isOn()).toBe(false)
  expect(FakeRecogniser.last).toBeUndefined()
  await turnOn()
  expect(await isOn()).toBe(true)
  expect(says(/^Voice is on: say “next”, “back” or “help”\.$/)).toBe(true)
  hear('Next.')
  expect(heading()).toBe('Step 2 of 2: Sign in.')
  hear('help me')
  expect(heading()).toBe('What do you see instead?')
  expect(says(/^Voice is on: say “back”\.$/)).toBe(true)
  hear('good morning')
  expect(says(/^I heard “good morning”\. Here you can say “back”\.$/)).toBe(true)
  await userEvent.click(await voiceSwitch())
  expect(FakeRecogniser.last).toBeUndefined()
})

test('a question is not answered by “next”, and a danger ends listening', async () => {
  open('?step=2#fix-2')
  await turnOn()
  hear('next')
  expect(heading()).toBe('Did that fix it?')
  hear('next')
  expect(heading()).toBe('Did that fix it?')
  expect(says(/^I heard “next”/)).toBe(true)
  await userEvent.click(dialog().getByRole('button', { name: 'Stop: danger' }))
  expect(FakeRecogniser.last).toBeUndefined()
  expect(dialog().queryByRole('button', { name: 'Voice' })).toBeNull()
})

test('whoever closes the steps while voice is still loading is not listened to', async () => {
  open('?step=1#fix-2')
  const button = await voiceSwitch()
  act(() => button.click())
  act(turns.close)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(FakeRecogniser.last).toBeUndefined()
})

test('a second press while voice is still loading does not take the first one back', async () => {
  open('?step=1#fix-2')
  const button = await voiceSwitch()
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(FakeRecogniser.last).toBeDefined())
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(FakeRecogniser.last).toBeDefined()
})

test('a microphone that is not allowed is told in a plain sentence, and the switch is off', async () => {
  open('?step=1#fix-2')
  await turnOn()
  const refusal = Object.assign(new Event('error'), { error: 'not-allowed' })
  act(() => void FakeRecogniser.last?.dispatchEvent(refusal))
  expect(says(/^Voice is off: the microphone is not allowed/)).toBe(true)
  expect(await isOn()).toBe(false)
})

test('the microphone is free when the steps are closed', async () => {
  open('?step=1#fix-2')
  await turnOn()
  expect(FakeRecogniser.last).toBeDefined()
  act(turns.close)
  expect(FakeRecogniser.last).toBeUndefined()
})

test.each([
  ['no microphone', () => withMicrophones('audiooutput')],
  ['no recognition', () => vi.stubGlobal('SpeechRecognition', undefined)],
  ['no list of devices', () => vi.stubGlobal('navigator', { userAgent: navigator.userAgent })],
])('a device with %s is offered no voice', async (_, prepare) => {
  prepare()
  open('?step=1#fix-2')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(dialog().queryByRole('button', { name: 'Voice' })).toBeNull()
})
