interface Props {
  at: number
  of: number
  label: number
}

/** Above this many, segments are too small to count. */
const MOST = 10

/** A ring with a segment for each step. The words beside it say the same. */
export function Ring({ at, of, label }: Props) {
  const whole = of > MOST || of === 0
  return (
    <svg className="turn-ring" viewBox="0 0 60 60" aria-hidden="true">
      {whole ? (
        <>
          <circle cx="30" cy="30" r="25" />
          <circle
            className="turn-did"
            cx="30"
            cy="30"
            r="25"
            pathLength={of || 1}
            strokeDasharray={`${at - 1} ${of || 1}`}
          />
        </>
      ) : (
        Array.from({ length: of }, (_, index) => (
          <circle
            className={classOf(index + 1, at)}
            key={index}
            cx="30"
            cy="30"
            r="25"
            pathLength={of * 10}
            strokeDasharray={of === 1 ? undefined : `8 ${of * 10}`}
            strokeDashoffset={-index * 10 - 1}
          />
        ))
      )}
      <text x="30" y="38.5">
        {label}
      </text>
    </svg>
  )
}

const classOf = (step: number, at: number) =>
  step < at ? 'turn-did' : step === at ? 'turn-now' : undefined
