import { expect, test } from 'vitest'

import { endsThePage } from '#domain/turns/restarts.ts'
import { inFives, onClock, waitAloud, waitIn, waitInWords } from '#domain/turns/waits.ts'

test.each([
  ['Wait 30 seconds.', 30, true],
  ['Wait 15 seconds. Press nothing.', 15, true],
  ['Press a key, and wait a minute.', 60, false],
  ['Wait two minutes after you sign in.', 120, true],
  ['Wait 30 seconds, then press the power button.', 30, false],
  ['Plug the charger in, and wait 30 minutes.', 1800, false],
])('“%s” is a wait of %i seconds', (words, seconds, isAll) =>
  expect(waitIn(words)).toEqual({ seconds, isAll }),
)

test.each([
  'Wait up to 30 minutes.',
  'Wait 10 to 40 minutes. It restarts by itself.',
  'Wait until the lights stay on. This takes 2 to 5 minutes.',
  'If nothing happens, wait 5 minutes.',
  'Press the space bar, and wait 3 seconds.',
  'Wait. It restarts several times.',
  'Count slowly to ten.',
])('“%s” needs no clock', words => expect(waitIn(words)).toBeUndefined())

test.each([
  [30, '30 seconds', '30'],
  [60, '1 minute', '1:00'],
  [300, '5 minutes', '5:00'],
  [245, '4 minutes 5 seconds', '4:05'],
])('%i seconds are read as %s', (seconds, words, clock) => {
  expect(waitInWords(seconds)).toBe(words)
  expect(onClock(seconds)).toBe(clock)
})

test('a wait is said at its start, half-way and at its end, and nothing in between', () => {
  const said = Array.from({ length: 31 }, (_, past) => waitAloud(30 - past, 30, 30))
  expect([...new Set(said)]).toEqual([
    '30 seconds to go.',
    'Half-way: 15 seconds to go.',
    'The wait is over.',
  ])
  // The page was loaded again in the second half of it.
  expect(waitAloud(9, 30, 12)).toBe('12 seconds to go.')
})

test('with less motion the number changes every five seconds, and never says less than is left', () => {
  const shown = Array.from({ length: 13 }, (_, past) => inFives(12 - past, 12))
  expect([...new Set(shown)]).toEqual([12, 10, 5, 0])
  for (const [past, seconds] of shown.entries()) expect(seconds).toBeGreaterThanOrEqual(12 - past)
})

test.each([
  'Restart the computer.',
  'Save your work, then restart.',
  'Save your work, restart and sign in.',
  'Select Start > Power > Restart.',
  'Select Apple menu > Shut Down.',
  'Save your work, and turn the computer off.',
])('“%s” closes the page', words => expect(endsThePage(words)).toBe(true))

test.each([
  'Restart the router.',
  'Select it, then Restart task or Restart.',
  'Right-click it, then select Restart.',
  'Clear the tick box Automatically restart.',
  'Turn Wi-Fi off.',
  'Wait for the message about a problem after the restart.',
])('“%s” closes no page', words => expect(endsThePage(words)).toBe(false))
