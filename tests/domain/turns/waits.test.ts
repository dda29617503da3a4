import { expect, test } from 'vitest'

import { endsThePage } from '#domain/turns/restarts.ts'
import { onClock, waitIn, waitInWords } from '#domain/turns/waits.ts'

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
