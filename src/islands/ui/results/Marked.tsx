import type { Mark } from '#domain/search/highlight.ts'

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
          {text.slice(marks[at - 1]?.end ?? 0, start)}
          <b>{text.slice(start, end)}</b>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  )
}
