import { useRef } from 'react'

import { reviewPost } from '#domain/reportable.ts'
import { ratingLabels } from '#domain/locator/reviews.ts'
import type { Review } from '#domain/locator/reviews.ts'
import { ReportButton } from '#islands/ui/report/ReportButton.tsx'
import { useLive } from '#islands/use-live.ts'
import { reviews } from '#stores/locator/reviews.ts'
import styles from './Locator.module.css'

/** What others found. */
export function Reviews() {
  const remote = useLive(reviews.$remote, { state: 'idle' })
  const shown = useLive(reviews.$shown, [])
  const score = useLive(reviews.$score, undefined)
  const own = useLive(reviews.$own, undefined)
  const technician = useLive(reviews.$technician, '')
  const heading = useRef<HTMLHeadingElement>(null)

  function again() {
    // The button disappears with the press.
    heading.current?.focus()
    void reviews.retry()
  }

  return (
    <section className={styles['reviews']} aria-labelledby="reviews">
      <h3 id="reviews" ref={heading} tabIndex={-1}>
        Reviews
      </h3>
      {remote.state === 'loading' && <p role="status">Fetching the reviews…</p>}
      {remote.state === 'failed' && (
        <div className="notice" role="status">
          The reviews did not arrive.
          <button className="button" type="button" onClick={again}>
            Try again
          </button>
        </div>
      )}
      {score ? (
        <p>
          {score.whole ? 'Average rating' : 'Average rating of the newest'}: <b>{score.average}</b>{' '}
          of 5, from {score.count} {score.count === 1 ? 'review' : 'reviews'}.
          {score.count > shown.length && ' The newest are here.'}
        </p>
      ) : (
        remote.state === 'ready' && <p>Nobody has written a review yet.</p>
      )}
      <ul className={styles['rows']} role="list">
        {shown.map((review, at) => (
          // Reviews of guests have no name of their own, and new ones come in front.
          <Item
            key={review.uid || `guest-${shown.length - at}`}
            technician={technician}
            review={review}
            isOwn={review.uid === own?.uid}
          />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps {
  technician: string
  review: Review
  isOwn: boolean
}

function Item({ technician, review: { uid, rating, comment, name }, isOwn }: ItemProps) {
  return (
    <li className={styles['review']}>
      <p>
        <b>
          {rating} {ratingLabels[rating]}
        </b>{' '}
        <span className="small soft">
          <bdi>{uid ? name || 'A member' : 'You, on this page only'}</bdi>
        </span>
      </p>
      <p dir="auto">{comment}</p>
      {uid && !isOwn && (
        <ReportButton
          about={{
            kind: 'review',
            post: reviewPost(technician, uid),
            path: '/technician-locator',
            name: `the review by ${name || 'a member'}`,
          }}
        />
      )}
    </li>
  )
}
