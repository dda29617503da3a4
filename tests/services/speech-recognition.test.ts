import { describe, expect, test, vi } from 'vitest'

import type { Recogniser } from '#services/recogniser.ts'
import { createRecognition } from '#services/speech-recognition.ts'

class FakeRecogniser extends EventTarget implements Recogniser {
  static last: FakeRecogniser
  lang = ''
  continuous = true
  interimResults = true
  maxAlternatives = 5
  aborted = false
  start() {
    FakeRecogniser.last = this
  }
  abort() {
    this.aborted = true
    this.dispatchEvent(Object.assign(new Event('error'), { error: 'aborted' }))
    this.dispatchEvent(new Event('end'))
  }
  hear(transcript: string) {
    this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }))
    this.dispatchEvent(new Event('end'))
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.dispatchEvent(new Event('end'))
  }
}
const recognition = createRecognition(() => FakeRecogniser)

describe('speech recognition', () => {
  test('uses en-US and asks for a single result', () => {
    recognition.listen(() => {})
    expect(FakeRecogniser.last).toMatchObject({
      lang: 'en-US',
      continuous: false,
      interimResults: false,
      maxAlternatives: 1,
    })
  })

  test('returns what was heard once, as the reader would have typed it', () => {
    const ended = vi.fn()
    recognition.listen(ended)
    FakeRecogniser.last.hear(' My printer does not print. ')
    expect(ended.mock.calls).toEqual([[{ how: 'heard', text: 'My printer does not print' }]])
  })

  test.each([
    ['no-speech', 'no-speech'],
    ['not-allowed', 'denied'],
    ['service-not-allowed', 'denied'],
    ['audio-capture', 'no-microphone'],
    ['network', 'network'],
    ['language-not-supported', 'failed'],
  ])('translates the error %s into %s', (error, reason) => {
    const ended = vi.fn()
    recognition.listen(ended)
    FakeRecogniser.last.fail(error)
    expect(ended.mock.calls).toEqual([[{ how: 'failed', reason }]])
  })

  test('reports that nothing was heard if it ends without a word', () => {
    const ended = vi.fn()
    recognition.listen(ended)
    FakeRecogniser.last.dispatchEvent(new Event('end'))
    expect(ended).toHaveBeenCalledWith({ how: 'failed', reason: 'no-speech' })
  })

  test('can be stopped, which is not a failure', () => {
    const ended = vi.fn()
    const stop = recognition.listen(ended)
    stop()
    expect(FakeRecogniser.last.aborted).toBe(true)
    expect(ended.mock.calls).toEqual([[{ how: 'stopped' }]])
  })

  test('reports a failure if it cannot even start', () => {
    const ended = vi.fn()
    class Broken extends FakeRecogniser {
      override start = vi.fn(() => {
        throw new DOMException('already started', 'InvalidStateError')
      })
    }
    createRecognition(() => Broken).listen(ended)
    expect(ended.mock.calls).toEqual([[{ how: 'failed', reason: 'failed' }]])
  })
})
