import * as v from 'valibot'

import { day } from '#domain/fields.ts'

/** src/content/not-yet-checked.yaml: guides that were there before a rule was, and that nobody has gone through. */
export const NotYetChecked = v.strictObject({
  /** A guide that was reviewed on this day or later has been gone through. */
  since: day,
  /** After this day the rules hold for every guide. */
  until: day,
  guides: v.array(v.pipe(v.number('Write the numbers of guides.'), v.integer())),
})

export type NotYetChecked = v.InferOutput<typeof NotYetChecked>
