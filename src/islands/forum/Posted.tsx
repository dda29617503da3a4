import { askedBy } from '#domain/forum/forum.ts'

interface Props {
  verb: 'Asked' | 'Answered'
  user: string
  /** Milliseconds since 1970; 0 where there is no date. */
  at: number
  /** When it was changed; 0 for never. */
  edited: number
}

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

function Day({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{date.format(at)}</time>
}

/** "Asked by Ines, 21 November 2026, edited 22 November 2026". A name may run from right to left. */
export function Posted({ verb, user, at, edited }: Props) {
  return (
    <span className="small soft">
      {verb} by <bdi>{askedBy(user)}</bdi>
      {at > 0 && (
        <>
          , <Day at={at} />
        </>
      )}
      {edited > 0 && (
        <>
          , edited <Day at={edited} />
        </>
      )}
    </span>
  )
}
