import type { Mark } from '#domain/search/highlight.ts'
import { Breakable } from '#islands/ui/Breakable.tsx'

interface Props {
  text: string
  /** In order and apart, as the search gives them. */
  marks: readonly Mark[]
}

/** A text with the words that matched set off. It is text, whatever it holds. */
export function Marked({ text, marks }: Props) {
  return (
    <>
      {marks.map(({ start, end }, at) => (
        <span key={start}>
          <Breakable text={text.slice(marks[at - 1]?.end ?? 0, start)} />
          <b>
            <Breakable text={text.slice(start, end)} />
          </b>
        </span>
      ))}
      <Breakable text={text.slice(marks.at(-1)?.end ?? 0)} />
    </>
  )
}
