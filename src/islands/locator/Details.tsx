import { useEffect, useRef } from 'react'

import { kilometres } from '#domain/locator/coordinates.ts'
import { sourceLabels, workLabels } from '#domain/locator/technicians.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { PartState } from '#islands/ui/PartState.tsx'
import { usePart } from '#islands/ui/use-part.ts'
import { reviews } from '#stores/locator/reviews.ts'
import { $selections, closeDetails } from '#stores/locator/selection.ts'
import { technicians } from '#stores/locator/technicians.ts'
import { Facts } from './Facts.tsx'
import { focusRow } from './focus.ts'
import styles from './Locator.module.css'

const loadOpinions = () => import('./Opinions.tsx')

/** The technician who was chosen in the list or on the map. */
export function Details() {
  const technician = useLive(technicians.$selected, undefined)
  const score = useLive(reviews.$score, undefined)
  const details = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = technician?.id
  const selections = useLive($selections, 0)
  const [opinions, retry] = usePart(technician !== undefined, loadOpinions)

  // After the press the reader continues here, by eye or with a screen reader.
  useEffect(() => {
    if (selections === 0) return
    heading.current?.focus({ preventScroll: true })
    // By itself the browser would leave all but the name below the screen.
    details.current?.scrollIntoView({ block: 'start' })
  }, [selections])

  if (!technician) return null

  function close() {
    if (id) focusRow(id)
    closeDetails()
  }

  return (
    <article className={`note ${styles['details']}`} ref={details} aria-labelledby="chosen">
      <h2 id="chosen" ref={heading} tabIndex={-1}>
        {technician.name}
      </h2>
      <p className="row">
        <span className="tag">
          <Icon name="pin" />
          {kilometres(technician.distance)}
        </span>
        <span className="tag">
          <Icon name="tools" />
          {workLabels[technician.work]}
        </span>
        <span className="tag">{sourceLabels[technician.source]}</span>
        {score && (
          <span className="tag">
            <Icon name="star" />
            {score.average} of 5
          </span>
        )}
      </p>
      <Facts technician={technician} />
      {opinions.state === 'ready' ? (
        <opinions.value.Opinions />
      ) : (
        <PartState part={opinions} retry={retry} />
      )}
      <button className={`button ${styles['close']}`} type="button" onClick={close}>
        <Icon name="back" />
        Back to the list
      </button>
    </article>
  )
}
