import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fields } from '#domain/diagnostics/fields.ts'
import type { Field } from '#domain/diagnostics/fields.ts'
import { offersFrom } from '#domain/diagnostics/offers.ts'
import { marqueeOf } from '#domain/diagnostics/seen.ts'
import type { Seen } from '#domain/diagnostics/seen.ts'

const line = (seen: Seen, label: string) => marqueeOf(seen).find(one => one.label === label)?.value

const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  chromebook:
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
}

describe('the marquee', () => {
  test('says of everything that is missing that it is not available', () => {
    expect(marqueeOf({}).map(({ label }) => label)).toEqual([
      'User agent',
      'Platform',
      'Cores',
      'Battery level',
      'Network type',
    ])
    for (const { value } of marqueeOf({})) expect(value).toBe('not available in this browser')
  })

  test.each([
    ['13.0.0', 'Windows 11'],
    ['19.0.0', 'Windows 11'],
    ['10.0.0', 'Windows 10'],
    ['1.0.0', 'Windows 10'],
    ['0.3.0', 'Windows'],
    ['nonsense', 'Windows'],
  ])('reads Windows with version %s as %s', (platformVersion, name) => {
    expect(line({ platform: 'Windows', platformVersion }, 'Platform')).toBe(name)
  })

  test('repeats what the browser said of itself', () => {
    expect(marqueeOf({ userAgent: 'x', platform: 'MacIntel', network: '4g' })).toMatchObject([
      { value: 'x' },
      { value: 'MacIntel' },
      {},
      {},
      { value: '4g' },
    ])
    expect(line({ platform: 'Linux', platformVersion: '13.0.0' }, 'Platform')).toBe('Linux')
    expect(line({ platform: 'Windows' }, 'Platform')).toBe('Windows')
    expect(line({ platform: 'Windows', platformVersion: '12.9' }, 'Platform')).toBe('Windows 10')
  })

  test.each(['Chrome', 'Chromium', 'CriOS', 'FxiOS', 'Edg', 'OPR', 'Android'])(
    'takes the number of %s, which calls itself Safari too, for a fact',
    browser => {
      const userAgent = `Mozilla/5.0 ${browser}/140.0 Safari/605.1.15`
      expect(line({ cores: 0, userAgent }, 'Cores')).toBe('0')
    },
  )

  test('does not print Safari’s rounded number as a fact', () => {
    expect(line({ cores: 8, userAgent: agents.mac }, 'Cores')).toBe('about 8 (Safari rounds this)')
    expect(line({ cores: 8, userAgent: agents.windows }, 'Cores')).toBe('8')
    expect(line({ cores: 8, userAgent: agents.android }, 'Cores')).toBe('8')
  })

  test.each([
    [{ level: 0.834, charging: false }, '83%'],
    [{ level: 0.5, charging: true }, '50%, charging'],
    [{ level: 0, charging: false }, '0%'],
    [{ level: 1, charging: false }, '100%'],
    [{ level: 1, charging: true }, '100%, plugged in (or no battery)'],
  ])('reads the battery %j', (battery, text) => {
    expect(line({ battery }, 'Battery level')).toBe(text)
  })
})

describe('offers', () => {
  test.each([
    ['windows', 'Windows', '64'],
    ['mac', 'macOS', '64'],
    ['linux', 'Linux', '64'],
    ['android', undefined, undefined],
    ['chromebook', undefined, '64'],
    ['iphone', undefined, undefined],
  ] as const)('from the user agent of %s: %s and %s', (device, os, architecture) => {
    const offers = offersFrom({ userAgent: agents[device] })
    expect(offers.os?.value).toBe(os)
    expect(offers.os?.saw).toBeTruthy()
    expect(offers.architecture?.value).toBe(architecture)
  })

  test('trust client hints more than the user agent', () => {
    const offers = offersFrom({
      platform: 'Windows',
      platformVersion: '15.0.0',
      bitness: '32',
      userAgent: agents.linux,
    })
    expect(offers.os).toEqual({ saw: 'Windows 11', certainty: 'very likely', value: 'Windows' })
    expect(offers.architecture?.value).toBe('32')
  })

  test('do not take an iPad that calls itself a Macintosh for a Mac', () => {
    expect(offersFrom({ userAgent: agents.mac, touchPoints: 5 })).toEqual({
      os: { saw: 'a Mac or an iPad', certainty: 'rough' },
    })
  })

  test.each([
    ['iphone', 'an iPhone or iPad', 'likely'],
    ['android', 'Android', 'likely'],
    ['chromebook', 'a Chromebook', 'likely'],
    ['windows', 'Windows', 'likely'],
    ['mac', 'a Mac', 'likely'],
    ['linux', 'Linux', 'likely'],
  ] as const)('say of %s that it is %s, and how sure that is', (device, saw, certainty) => {
    expect(offersFrom({ userAgent: agents[device] }).os).toMatchObject({ saw, certainty })
    expect(offersFrom({ userAgent: agents[device], touchPoints: 1 }).os?.saw).toBe(saw)
  })

  test.each(['macOS', 'Linux'])('take %s from a client hint as it is', value => {
    expect(offersFrom({ platform: value }).os).toEqual({
      saw: value,
      certainty: 'very likely',
      value,
    })
  })

  test.each([
    [{ bitness: '32' }, { saw: '32-bit', certainty: 'very likely', value: '32' }],
    [{ bitness: '64' }, { saw: '64-bit', certainty: 'very likely', value: '64' }],
    [{ bitness: '16' }, undefined],
    [{ userAgent: 'Windows NT 10.0; Win64' }, { saw: '64-bit', certainty: 'likely', value: '64' }],
    [{ userAgent: 'Windows NT 10.0; WOW64' }, { saw: '64-bit', certainty: 'likely', value: '64' }],
    [{ userAgent: 'Linux aarch64' }, { saw: '64-bit', certainty: 'likely', value: '64' }],
    [{ userAgent: 'Linux aarch64; Android 10' }, undefined],
    [{ userAgent: 'Windows NT 6.1' }, undefined],
    [
      { userAgent: 'Macintosh', touchPoints: 1 },
      { saw: 'a Mac, and Macs of today are 64-bit', certainty: 'likely', value: '64' },
    ],
    [{ userAgent: 'Macintosh', touchPoints: 2 }, undefined],
  ])('see in %j the architecture %j', (seen, offer) => {
    expect(offersFrom(seen).architecture).toEqual(offer)
  })

  test('say what was seen of processor and memory, and that the rest cannot be seen', () => {
    expect(offersFrom({ memory: 8, cores: 4 })).toEqual({
      cpuUsage: {
        saw: 'a processor with about 4 cores. How busy it is, a browser cannot see',
        certainty: 'rough',
      },
      memoryUsage: {
        saw: 'about 8 GB of memory in all. How much is in use, a browser cannot see',
        certainty: 'rough',
      },
    })
  })

  test('never turn memory or cores into a usage', () => {
    const { memoryUsage, cpuUsage } = offersFrom({ memory: 8, cores: 4 })
    expect(memoryUsage).not.toHaveProperty('value')
    expect(cpuUsage).not.toHaveProperty('value')
  })

  test('are nothing where nothing was seen', () => {
    expect(offersFrom({})).toEqual({})
  })

  test('only ever hold values that the rule of the field accepts', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'Windows',
        'macOS',
        'Linux',
        'Chrome OS',
        '__proto__',
        '64',
        'toString',
        ...Object.values(agents),
      ),
    )
    const seen = fc.record(
      {
        userAgent: word,
        platform: word,
        platformVersion: word,
        bitness: word,
        cores: fc.nat(),
        memory: fc.double(),
      },
      { requiredKeys: [] },
    )
    const accepted = fc.property(seen, anything =>
      Object.entries(offersFrom(anything as Seen)).every(
        ([name, { value }]) =>
          value === undefined || fields[name as Field].read(value) !== undefined,
      ),
    )
    fc.assert(accepted)
  })
})
