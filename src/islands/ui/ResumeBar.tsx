import type { ReactNode } from 'react'

import type { Progress } from '#domain/guide/progress.ts'
import { placeInWords } from '#domain/turns/place-in-words.ts'
import { resumeAddress } from '#domain/turns/resume.ts'
// An address, not a module: a first reader must not load these styles. React puts the link in.
import sheet from './resume-bar.css?url'

interface Props {
  place: Progress
  /** What the guide calls its parts: Fix or Way. */
  word: string
  /** What the place belongs to: the guide, or the fix. */
  name: string
  /** Called when the reader carries on. */
  onCarryOn?: () => void
  /** More ways to answer, beside "Carry on". */
  children: ReactNode
  corner?: ReactNode
}

/** Leads back to the step of an earlier visit. It lies over the foot of the screen, so that nothing moves. */
export function ResumeBar({ place, word, name, onCarryOn, children, corner }: Props) {
  return (
    <div className="resume no-print" role="region" aria-label="Where you were">
      <link rel="stylesheet" href={sheet} precedence="default" />
      <p>
        <b>You were at {placeInWords(word, place)}</b>
        <span>{name}</span>
      </p>
      {corner}
      <div className="resume-ways">
        <a className="button button-primary" href={resumeAddress(place)} onClick={onCarryOn}>
          Carry on
        </a>
        {children}
      </div>
    </div>
  )
}
