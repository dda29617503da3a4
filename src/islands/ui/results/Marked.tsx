import type { Mark } from '#domain/search/highlight.ts'

/** A text with the words that matched set off. It is text, whatever it holds. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  let at = 0
  const parts = marks.map(({ start, end }) => {
    const before = text.slice(at, start)
    at = end
    return (
      <span key={start}>
        {before}
        <b>{text.slice(start, end)}</b>
      </span>
    )
  })
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
