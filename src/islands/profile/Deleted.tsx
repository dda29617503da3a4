import { useEffect, useRef } from 'react'

import { Icon } from '#islands/ui/Icon.tsx'

/** What is left of an account that has been deleted on this page. */
export function Deleted() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="card flow" role="status" tabIndex={-1} ref={box}>
      <p>
        <b>Your account has been deleted.</b> Your profile, photo, searches, places in guides, posts
        and votes are gone, here and on our side. You can go on reading every guide without an
        account.
      </p>
      <p className="row">
        <a className="button button-primary" href="/">
          <Icon name="home" />
          Go to the first page
        </a>
      </p>
    </div>
  )
}
