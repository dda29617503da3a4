import { Icon } from '#islands/ui/Icon.tsx'
import styles from './SignIn.module.css'

/** This copy of the site has no account service. Nothing that a reader needs hangs on it. */
export function NotSetUp() {
  return (
    <div className={`card ${styles['box']}`}>
      <h2>Sign-in is not set up here</h2>
      <p>
        This copy of the site has no accounts. You do not need one to read: every guide opens with
        “Login to Read More”.
      </p>
      <div className="next">
        <a className="go" href="/search">
          <Icon name="search" />
          <span>
            Search all guides<small>Whole guides, without an account</small>
          </span>
        </a>
        <a className="go" href="/">
          <Icon name="home" />
          <span>
            Go to the first page<small>Say what is wrong with the computer</small>
          </span>
        </a>
      </div>
    </div>
  )
}
