import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createChime } from '#services/chime.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser's audio that makes no sound, and tells when it would. Its clock stands still while it is suspended. */
function fakeAudio({ refuses = false } = {}) {
  const rings: { at: number; isSilenced: boolean }[] = []
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  })
  const audio = {
    currentTime: 0,
    state: 'suspended' as AudioContextState | 'interrupted',
    destination: {},
    resume: vi.fn(async () => {
      if (refuses) throw new DOMException('no', 'NotAllowedError')
      audio.state = 'running'
    }),
    createGain() {
      const one = { at: Number.NaN, isSilenced: false }
      rings.push(one)
      return { gain: param(), one, connect() {}, disconnect: () => void (one.isSilenced = true) }
    },
    createOscillator: () => ({
      frequency: param(),
      connect(to: { one: { at: number } }) {
        this.to = to.one
      },
      to: { at: 0 },
      start(at: number) {
        this.to.at = Math.min(this.to.at || at, at)
      },
      stop() {},
    }),
  }
  const chime = createChime(() => audio as unknown as AudioContext)
  return { chime, audio, ahead: () => rings.slice(1).filter(({ isSilenced }) => !isSilenced) }
}

test('a browser without audio has no sound to offer, and asking for it does no harm', async () => {
  const chime = createChime(undefined)
  expect(chime.supported()).toBe(false)
  expect(await chime.begin()).toBe(false)
  chime.plan(3)
  chime.cancel()
})

test('a browser that refuses, throws or never answers is told from one that sounds', async () => {
  expect(await fakeAudio().chime.begin()).toBe(true)
  expect(await fakeAudio({ refuses: true }).chime.begin()).toBe(false)
  const broken = () => {
    throw new DOMException('too many', 'NotSupportedError')
  }
  expect(await createChime(broken).begin()).toBe(false)
  const silent = fakeAudio()
  silent.audio.resume.mockReturnValue(new Promise(() => {}))
  const begun = silent.chime.begin()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await begun).toBe(false)
})

test('the sound is planned ahead, once, however often the clock ticks', async () => {
  const { chime, audio, ahead } = fakeAudio()
  await chime.begin()
  for (audio.currentTime = 0; audio.currentTime <= 10; audio.currentTime++)
    chime.plan(Math.max(0, 8 - audio.currentTime))
  expect(ahead().map(({ at }) => at)).toEqual([8])
})

test('after a locked phone has held up its audio, it sounds as soon as the reader is back', async () => {
  const { chime, audio, ahead } = fakeAudio()
  await chime.begin()
  audio.currentTime = 2
  chime.plan(20)
  audio.state = 'interrupted'
  // Half a minute later.
  chime.plan(0)
  expect(audio.state).toBe('running')
  expect(ahead().map(({ at }) => at)).toEqual([2])
})

test('a step that is left makes no sound later', async () => {
  const { chime, ahead } = fakeAudio()
  await chime.begin()
  chime.plan(20)
  chime.cancel()
  expect(ahead()).toEqual([])
})
