/** A drawing of the sprite. It is decoration: a word stands beside it, or the control is named. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
