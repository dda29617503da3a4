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

describe('a browser that reports everything', () => {
  test('has each value read as reported', async () => {
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

  test('leaves no timer running once it has answered', async () => {
    const seen = readDevice({ getBattery: async () => ({ level: 1, charging: true }) })
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    await seen
  })

  test('has its functions called on the objects they belong to', async () => {
    const from = {
      charge: 0.25,
      async getBattery() {
        return { level: this.charge, charging: false }
      },
    }
    expect(await read(from)).toEqual({ battery: { level: 0.25, charging: false } })
  })
})

describe('a browser that reports little', () => {
  test.each([null, {}, 'a string', 7])('has every value left out for %j', async from => {
    expect(await read(from)).toEqual({})
  })

  test('has its older platform property used instead', async () => {
    expect(await read({ platform: 'MacIntel', userAgentData: { platform: '' } })).toEqual({
      platform: 'MacIntel',
    })
  })

  test('has its estimated speed shown, marked as such, when the connection type is unknown', async () => {
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
  ])('is treated as reporting nothing when it %s', async (_how, from) => {
    expect(await read(from)).toEqual({})
  })

  test('never causes an exception, whatever it returns', async () => {
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
