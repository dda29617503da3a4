import * as v from 'valibot'

import { readings } from '#domain/guide/evidence.ts'
import { day, pathOf, sentence, webAddress } from '#domain/fields.ts'
import { ledgerPrograms } from '#domain/programs.ts'
import { systemIds } from '#domain/guide/systems.ts'

/** Whatever shows a label: a system, a program, a site or a device. */
export const places: readonly string[] = [...systemIds, ...ledgerPrograms]

const place = v.picklist(
  places,
  ({ received }) => `There is no ${received}. See README.md of the labels for the names.`,
)
const version = v.pipe(
  v.union([v.string(), v.number()], 'Write a version in quotes.'),
  v.transform(String),
)

const Entry = v.strictObject(
  {
    label: sentence(1, 160),
    on: v.pipe(
      v.array(place, 'Write a list, such as [windows-11].'),
      v.minLength(1, 'Say where it stands.'),
    ),
    /** Another or older name, and where it stands: a system, or a version that had it. */
    was: v.optional(v.record(v.string(), version)),
    since: v.optional(version),
    until: v.optional(version),
    region: v.optional(v.picklist(['en-GB', 'en-US'])),
    /** A key of `sources`, or `not confirmed`. */
    source: v.string(),
    note: v.optional(v.string()),
    checked: day,
  },
  ({ path }) => (path ? 'This field is missing. Add it.' : 'Write the fields of a label.'),
)

/** A file of src/content/labels. */
export const LabelFile = v.pipe(
  v.strictObject({
    sources: v.optional(
      v.record(
        v.string(),
        v.strictObject({
          title: sentence(5, 240),
          url: v.optional(webAddress),
          read: v.picklist(readings),
        }),
      ),
      {},
    ),
    labels: v.array(Entry),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { sources, labels } = dataset.value
    labels.forEach((entry, at) => {
      if (entry.source === 'not confirmed' || entry.source in sources) return
      addIssue({
        message: `There is no source "${entry.source}" at the top of the file. Add it, or write "not confirmed".`,
        path: pathOf('labels', at),
      })
    })
  }),
)

export type LabelEntry = v.InferOutput<typeof Entry> & {
  /** The name of its file, without its ending. */
  area: string
}
