import { Fragment } from 'react'

/** An email address or the name of a code, which breaks where people read a pause, not in the middle of a word. */
export function Breakable({ text }: { text: string }) {
  const parts = text.match(/[^@._]*[@._]?/g) ?? []
  return parts.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which never move
    <Fragment key={at}>
      {at > 0 && part && <wbr />}
      {part}
    </Fragment>
  ))
}
