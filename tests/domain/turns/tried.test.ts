import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { handoverText } from '#domain/turns/handover.ts'
import { parseTried, withoutGuide, withTried } from '#domain/turns/tried.ts'

test('what a device keeps may be anything', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), stored => {
      for (const fixes of Object.values(parseTried(stored)))
        expect(fixes.every(fix => Number.isInteger(fix) && fix > 0)).toBe(true)
    }),
  )
  expect(parseTried('{"16":[1,2],"x":[1],"7":"no","8":[-1]}')).toEqual({ 16: [1, 2] })
})

test('a fix counts once, whatever the order', () => {
  const tried = withTried(withTried(withTried({}, 16, 2), 16, 1), 16, 2)
  expect(tried).toEqual({ 16: [1, 2] })
  expect(parseTried(JSON.stringify(withTried(tried, 7, 1)))).toEqual({ 7: [1], 16: [1, 2] })
  expect(withoutGuide(tried, 16)).toEqual({})
})

test('a technician reads the trouble, the computer, what was tried and where', () => {
  const handover = {
    trouble: "Wi-Fi won't connect",
    computer: 'Windows 11',
    tried: ['Fix 1: Restart the router'],
    address: 'https://fixwise.example/issue/16',
  }
  expect(handoverText(handover).split('\n')).toEqual([
    "Trouble: Wi-Fi won't connect",
    'Computer: Windows 11',
    'Tried without success:',
    '- Fix 1: Restart the router',
    'Guide: https://fixwise.example/issue/16',
  ])
  expect(handoverText({ ...handover, computer: undefined })).not.toContain('Computer')
})
