import * as v from 'valibot'

import { lengthOf, plainText } from './plain-text.ts'

/** How long a name beside a post may be. */
export const LONGEST_NAME = 80

/** What others wrote. Whether the database counts characters or halves of them, what it lets in is read. */
export const writtenText = (longest: number) =>
  v.pipe(
    v.string(),
    v.check(text => lengthOf(text) <= longest),
    v.transform(plainText),
  )
