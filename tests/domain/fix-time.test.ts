import { expect, test } from 'vitest'

import { longestMinutes } from '#domain/guide/fix-time.ts'

test.each([
  ['5 minutes', 5],
  ['5 to 20 minutes', 20],
  ['1.5 to 3 hours', 180],
  ['30 minutes to 8 hours', 480],
  ['3 days to dry, then 30 minutes', 30],
  ['5 minutes for each person', 5],
  ['a while', 0],
])('“%s” is at most %i minutes', (time, minutes) => expect(longestMinutes(time)).toBe(minutes))
