import { useEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'

import { failureSentence } from '#domain/forum/failure-sentences.ts'
import { emptyDraft, LONGEST_COMMENT, Rating, ratingLabels } from '#domain/locator/reviews.ts'
import { assertNever } from '#domain/result.ts'
import { signInPath } from '#domain/sign-in/session.ts'
import { useLive } from '#islands/use-live.ts'
import { reviews } from '#stores/locator/reviews.ts'
import type { Sent } from '#stores/locator/reviews.ts'
import { session } from '#stores/sign-in/session.ts'
import styles from './Locator.module.css'

const notDone = {
  save: 'Your review was not saved. What you typed is still here.',
  remove: 'Your review was not deleted.',
}

function sentence(sent: Sent): string {
  switch (sent.state) {
    case 'no':
      return ''
    case 'sending':
      return 'Sending…'
    case 'kept':
      return 'Thank you. Your review is published. You can change or delete it here.'
    case 'page':
      return 'Thank you. Your review stays on this page only, until you leave it.'
    case 'removed':
      return 'Your review has been deleted.'
    case 'failed':
      return `${notDone[sent.action]} ${failureSentence(sent.reason, 'Our database')}`
    default:
      return assertNever(sent)
  }
}

/** The form for a review. As specified, a press without a rating or a comment does nothing. */
export function ReviewForm() {
  const draft = useLive(reviews.$draft, emptyDraft)
  const sent = useLive(reviews.$sent, { state: 'no' })
  const own = useLive(reviews.$own, undefined)
  const member = useLive(session.$session, { state: 'unknown' }).state === 'member'
  const sending = sent.state === 'sending'
  const heading = useRef<HTMLHeadingElement>(null)

  // The delete button disappears with the review.
  useEffect(() => {
    if (sent.state === 'removed') heading.current?.focus()
  }, [sent])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void reviews.submit()
  }

  return (
    <form className={styles['form']} aria-labelledby="write" onSubmit={submit}>
      <h3 id="write" ref={heading} tabIndex={-1}>
        {own ? 'Your review' : 'Write a review'}
      </h3>
      {reviews.lasting && member ? (
        <p className="hint">
          Everybody can read it, with your display name. Give a rating and a comment.
        </p>
      ) : (
        <p className="hint">
          Give a rating and a comment. Your review stays on this page only.{' '}
          {reviews.lasting && <a href={signInPath('/technician-locator')}>Log in to publish it</a>}
        </p>
      )}
      <fieldset>
        <legend>Rating</legend>
        <div className="choices">
          {Rating.options.map(rating => (
            <label key={rating}>
              <input
                type="radio"
                name="rating"
                value={rating}
                checked={draft.rating === rating}
                onChange={() => reviews.write({ rating })}
              />
              {rating} {ratingLabels[rating]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="comment">Comment</label>
        <textarea
          id="comment"
          dir="auto"
          maxLength={LONGEST_COMMENT}
          value={draft.comment}
          onChange={event => reviews.write({ comment: event.target.value })}
        />
      </div>
      <div className="row">
        {/* Not `disabled`, which would take the focus away; the store lets no second press through. */}
        <button className="button" type="submit" aria-disabled={sending}>
          {own ? 'Change my review' : 'Send review'}
        </button>
        {own && (
          <button className="button" type="button" onClick={() => reviews.write(own)}>
            Fill in my words
          </button>
        )}
        {own && (
          <button
            className="button button-danger"
            type="button"
            aria-disabled={sending}
            onClick={() => void reviews.remove()}
          >
            Delete my review
          </button>
        )}
      </div>
      <p role="status">{sentence(sent)}</p>
    </form>
  )
}
