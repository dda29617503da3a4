import { afterEach, expect, test, vi } from 'vitest'

import { canHear } from '#stores/turns/can-hear.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  [true, 'audioinput', true],
  [false, 'audioinput', false],
  [true, 'audiooutput', false],
])('recognition %j and a device of kind %s: hears %j', async (recognises, kind, hears) => {
  vi.stubGlobal('webkitSpeechRecognition', recognises ? EventTarget : undefined)
  vi.stubGlobal('navigator', {
    mediaDevices: { enumerateDevices: () => Promise.resolve([{ kind }]) },
  })
  expect(await canHear()).toBe(hears)
})
