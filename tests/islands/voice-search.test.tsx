import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { VoiceButton } from '#islands/guide-search/VoiceButton.tsx'
import { VoiceNote } from '#islands/guide-search/VoiceNote.tsx'
import { voiceSearch } from '#stores/guide-search/voice-search.ts'

class FakeRecogniser extends EventTarget {
  static last: FakeRecogniser
  start() {
    FakeRecogniser.last = this
  }
  abort() {}
  emit(type: string, detail: object) {
    this.dispatchEvent(Object.assign(new Event(type), detail))
  }
}

const VoiceSearch = ({ onHeard }: { onHeard: (text: string) => void }) => (
  <>
    <VoiceButton onHeard={onHeard} />
    <VoiceNote />
  </>
)

beforeEach(() => vi.stubGlobal('SpeechRecognition', FakeRecogniser))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  voiceSearch.$listening.set({ state: 'idle' })
})

test('what is heard is put into the search box, and announced', async () => {
  const onHeard = vi.fn()
  render(<VoiceSearch onHeard={onHeard} />)
  await userEvent.click(screen.getByRole('button', { name: 'Search by voice' }))
  expect(screen.getByRole('status').textContent).toMatch(/^Listening\. /)
  act(() => FakeRecogniser.last.emit('result', { results: [[{ transcript: 'no sound' }]] }))
  expect(onHeard).toHaveBeenCalledExactlyOnceWith('no sound')
  expect(screen.getByRole('status').textContent).toMatch(/^I heard “no sound”\. /)
})

test.each([
  ['no-speech', /^I heard nothing\. /],
  ['not-allowed', /^The microphone is not allowed for this site\. /],
  ['network', /^Listening needs the internet, and it did not answer\. /],
  ['audio-capture', /^I found no microphone\. /],
  ['bad-grammar', /^Listening did not work this time\. /],
])('a failure is explained in a plain sentence: %s', async (error, sentence) => {
  render(<VoiceSearch onHeard={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Search by voice' }))
  act(() => FakeRecogniser.last.emit('error', { error }))
  expect(screen.getByRole('status').textContent).toMatch(sentence)
  expect(screen.getByRole('button', { name: 'Search by voice' })).toBeTruthy()
})

test('a browser without speech recognition shows the alert', async () => {
  vi.unstubAllGlobals()
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
  render(<VoiceSearch onHeard={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Search by voice' }))
  expect(alert.mock.calls).toEqual([['Speech recognition not supported in this browser.']])
})
