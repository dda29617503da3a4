interface Props {
  verb: 'Asked' | 'Answered'
  user: string
  /** Milliseconds since 1970; 0 where there is no date. */
  at: number
}

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** "Asked by Ines, 21 November 2026" */
export function Posted({ verb, user, at }: Props) {
  return (
    <span className="small soft">
      {verb} by {user}
      {at > 0 && (
        <>
          , <time dateTime={new Date(at).toISOString()}>{date.format(at)}</time>
        </>
      )}
    </span>
  )
}
