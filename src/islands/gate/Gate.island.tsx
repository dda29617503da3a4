/**
 * Why an island? Where the reader is in the page is part of the way back after sign-in, and the session may
 * change in another tab.
 * Without JavaScript? 'Login to Read More' is a link to the guide below it, which `:target` opens.
 */
import { signInPath } from '#domain/session.ts'
import { useLive } from '#islands/use-live.ts'
import { session } from '#stores/session.ts'
import styles from './Gate.module.css'

interface Props {
  /** The path of the guide: where to come back after sign-in. */
  path: string
  fixes: string
}

export function Gate({ path, fixes }: Props) {
  // The styles hide the gate from members; subscribing keeps them true when somebody signs in elsewhere.
  useLive(session.$session, { state: 'unknown' })
  return (
    <div className={styles['gate']}>
      <a className="more" href="#full">
        Login to Read More
      </a>
      <p>
        {fixes}, with what you should see after each one. Reading is free; an account keeps your
        place. The warnings above are open to everyone, always.
      </p>
      <a className="key key-main key-big" href={signInPath(path)}>
        Login to Read Full Content
      </a>
    </div>
  )
}
