import * as v from 'valibot'

import { addressOf } from './locator/address.ts'

/** Kinds of field that content files share, with messages for somebody who does not program. */

const step = (key: string | number) =>
  ({ type: 'unknown', origin: 'value', input: undefined, key, value: undefined }) as const

/** Where an issue stands in a file, by the keys that lead there: nobody reads more of it. */
export const pathOf = (
  key: string | number,
  ...deeper: (string | number)[]
): [v.IssuePathItem, ...v.IssuePathItem[]] => [step(key), ...deeper.map(step)]

/** Text of a length that fits its place. */
export const sentence = (least: number, most: number) =>
  v.pipe(
    v.string(`Write text of ${least} to ${most} characters.`),
    v.trim(),
    v.check(
      value => value.length >= least && value.length <= most,
      ({ input }) => `Write ${least} to ${most} characters; it has ${input.length}.`,
    ),
  )

/** 2026-02-30 can be parsed, and comes back as another day. */
function isADay(value: string): boolean {
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A day without a time zone, as 2026-11-21. YAML may have made a date of it. */
export const day = v.pipe(
  v.union([v.string(), v.date()], 'Write a date as 2026-11-21.'),
  v.transform(value => (value instanceof Date ? value.toISOString().slice(0, 10) : value)),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Write a date as 2026-11-21.'),
  v.check(isADay, 'Write a day that exists, as 2026-11-21.'),
)

/** A page that somebody read; nobody is sent there, so an old one without encryption will do. */
export const webAddress = v.pipe(
  v.string('Write an address that begins with https:// or http://.'),
  v.check(
    value => ['https:', 'http:'].includes(addressOf(value)?.protocol ?? ''),
    'Write an address that begins with https:// or http://.',
  ),
)

export const httpsAddress = v.pipe(
  v.string('Write an address that begins with https://.'),
  v.check(
    value => addressOf(value)?.protocol === 'https:',
    'Write an address that begins with https://.',
  ),
)
