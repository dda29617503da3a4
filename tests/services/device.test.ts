import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { readDevice } from '#services/device.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function read(from: unknown) {
  const seen = readDevice(from)
  await vi.runAllTimersAsync()
  return seen
}

describe('a browser that tells everything', () => {
  test('is read as it says', async () => {
    const seen = await read({
      userAgent: 'Some/1.0',
      platform: 'Win32',
      hardwareConcurrency: 8,
      deviceMemory: 16,
      maxTouchPoints: 10,
      connection: { type: 'wifi', effectiveType: '4g' },
      userAgentData: {
        platform: 'Windows',
        getHighEntropyValues: async () => ({ bitness: '64', platformVersion: '15.0.0' }),
      },
      getBattery: async () => ({ level: 0.5, charging: true }),
    })
    expect(seen).toEqual({
      userAgent: 'Some/1.0',
      platform: 'Windows',
      platformVersion: '15.0.0',
      bitness: '64',
      cores: 8,
      memory: 16,
      battery: { level: 0.5, charging: true },
      network: 'wifi',
      touchPoints: 10,
    })
  })

  test('leaves no timer behind once it has answered', async () => {
    const seen = readDevice({ getBattery: async () => ({ level: 1, charging: true }) })
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    await seen
  })

  test('calls the functions on their own objects', async () => {
    const from = {
      charge: 0.25,
      async getBattery() {
        return { level: this.charge, charging: false }
      },
    }
    expect(await read(from)).toEqual({ battery: { level: 0.25, charging: false } })
  })
})

describe('a browser that tells little', () => {
  test.each([null, {}, 'a string', 7])('leaves all out of %j', async from => {
    expect(await read(from)).toEqual({})
  })

  test('falls back to the older word for the system', async () => {
    expect(await read({ platform: 'MacIntel', userAgentData: { platform: '' } })).toEqual({
      platform: 'MacIntel',
    })
  })

  test('gives a speed where the kind of line is unknown, and says that it is one', async () => {
    expect(await read({ connection: { type: 'unknown', effectiveType: '3g' } })).toEqual({
      network: 'about as fast as 3g',
    })
  })

  test.each([
    ['refuses', { getBattery: () => Promise.reject(new Error('no')) }],
    [
      'throws',
      {
        getBattery: () => {
          throw new Error('no')
        },
      },
    ],
    [
      'never answers',
      {
        getBattery: () => new Promise(() => {}),
        userAgentData: { getHighEntropyValues: () => new Promise(() => {}) },
      },
    ],
    ['is no function', { getBattery: 'yes' }],
    [
      'answers nonsense',
      {
        getBattery: async () => ({ level: 7, charging: 'maybe' }),
        hardwareConcurrency: -1,
        deviceMemory: Number.NaN,
        connection: 4,
        userAgent: ' ',
      },
    ],
    [
      'has traps',
      new Proxy(
        {},
        {
          get() {
            throw new Error('trap')
          },
        },
      ),
    ],
  ])('when it %s', async (_how, from) => {
    expect(await read(from)).toEqual({})
  })

  test('whatever it answers, nothing throws', async () => {
    const anything = fc.record({
      userAgent: fc.anything(),
      hardwareConcurrency: fc.anything(),
      deviceMemory: fc.anything(),
      connection: fc.anything(),
      userAgentData: fc.anything(),
      battery: fc.anything(),
    })
    const calm = fc.asyncProperty(anything, async ({ battery, ...rest }) => {
      await read({ ...rest, getBattery: async () => battery })
    })
    await expect(fc.assert(calm, { numRuns: 50 })).resolves.toBeUndefined()
  })
})
