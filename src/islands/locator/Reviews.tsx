import { averageRating, ratingLabels } from '#domain/reviews.ts'
import type { Review } from '#domain/reviews.ts'
import { useLive } from '#islands/use-live.ts'
import { reviews } from '#stores/reviews.ts'
import styles from './Locator.module.css'

/** What others found. */
export function Reviews() {
  const remote = useLive(reviews.$remote, { state: 'idle' })
  const shown = useLive(reviews.$shown, [])
  const average = averageRating(shown)

  return (
    <section className={styles['reviews']} aria-labelledby="reviews">
      <h3 id="reviews">Reviews</h3>
      {remote.state === 'loading' && <p role="status">Fetching the reviews…</p>}
      {remote.state === 'failed' && (
        <div className="notice" role="status">
          The reviews did not arrive.
          <button className="key" type="button" onClick={() => void reviews.retry()}>
            Try again
          </button>
        </div>
      )}
      {average ? (
        <p>
          Average rating: <b>{average}</b> of 5, from {shown.length}{' '}
          {shown.length === 1 ? 'review' : 'reviews'}.
        </p>
      ) : (
        remote.state === 'ready' && <p>Nobody has written a review yet.</p>
      )}
      <ul className={styles['rows']} role="list">
        {shown.map((review, at) => (
          // Reviews of guests have no name of their own, and new ones come in front.
          <Item key={review.uid || `guest-${shown.length - at}`} review={review} />
        ))}
      </ul>
    </section>
  )
}

function Item({ review: { uid, rating, comment, name } }: { review: Review }) {
  return (
    <li className={styles['review']}>
      <p>
        <b>
          {rating} {ratingLabels[rating]}
        </b>{' '}
        <span className="small soft">{uid ? name || 'A member' : 'You, on this page only'}</span>
      </p>
      <p>{comment}</p>
    </li>
  )
}
