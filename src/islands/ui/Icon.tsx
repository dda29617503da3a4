import { iconAddress } from '#domain/icons.ts'

/** A drawing of a sprite. It is decoration: a word stands beside it, or the control is named. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}
