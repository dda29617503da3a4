import { expect, test } from 'vitest'

import { longestMinutes, readableTime } from '#domain/guide/fix-time.ts'

test.each([
  ['5 minutes', 5],
  ['5 to 20 minutes', 20],
  ['1.5 to 3 hours', 180],
  ['30 minutes to 8 hours', 480],
  ['3 days to dry, then 30 minutes', 30],
  ['5 minutes for each person', 5],
  ['a while', 0],
])('“%s” is at most %i minutes', (time, minutes) => expect(longestMinutes(time)).toBe(minutes))

test.each([
  ['60 to 240 minutes', '1 to 4 hours'],
  ['30 to 480 minutes', '30 minutes to 8 hours'],
  ['120 minutes', '2 hours'],
  ['45 to 90 minutes', '45 to 90 minutes'],
  ['10 to 100 minutes', '10 to 100 minutes'],
  ['20 minutes for each person', '20 minutes for each person'],
  ['', ''],
])('“%s” is shown as “%s”', (time, shown) => expect(readableTime(time)).toBe(shown))

test.each(['60 to 240 minutes', '30 to 480 minutes', '120 minutes'])(
  'a time in hours is as long as it was: %s',
  time => expect(longestMinutes(readableTime(time))).toBe(longestMinutes(time)),
)
