import * as v from 'valibot'

import { sentence, webAddress } from '#domain/fields.ts'

/** What was read of a source: its own page, a stored copy or passage of it, or what somebody else says of it. */
export const readings = ['page', 'stored copy', 'account'] as const

/** Where a fact is from, honestly: a source with what was read of it, or the confession that none was found. */
export const Source = v.union(
  [
    v.literal('not confirmed'),
    v.strictObject({
      title: sentence(5, 200),
      url: v.optional(webAddress),
      read: v.picklist(readings),
    }),
  ],
  `Write "not confirmed", or title, url and read (${readings.join(', ')}).`,
)

export type Source = v.InferOutput<typeof Source>
