/**
 * Why an island? The session may change in another tab, and how far a reader comes in the guide is noted, so that
 * the dashboard can lead back there. It wakes at the first touch of the guide.
 * Without JavaScript? 'Login to Read More' is a link to the guide below it, which `:target` opens.
 */
import { useEffect } from 'react'

import { useLive } from '#islands/use-live.ts'
import { reading } from '#stores/gate/reading.ts'
import { session } from '#stores/sign-in/session.ts'

interface Props {
  fixes: string
  /** Whether warnings stand above it; not every guide has some. */
  warned: boolean
}

export function Gate({ fixes, warned }: Props) {
  // The styles hide the gate from members; subscribing keeps them true when somebody signs in elsewhere.
  useLive(session.$session, { state: 'unknown' })
  useEffect(() => reading.follow(), [])
  return (
    <>
      <div>
        <a className="key key-main key-big" href="#full" aria-describedby="opens-here">
          Login to Read More
        </a>
        <p className="small" id="opens-here">
          Opens here. No account needed.
        </p>
      </div>
      <p>
        {fixes}, with what you should see after each one. Reading is free; an account keeps your
        place.{warned && ' The warnings above are open to everyone, always.'}
      </p>
      <a className="more" href="/login" data-return="">
        Login to Read Full Content
      </a>
    </>
  )
}
