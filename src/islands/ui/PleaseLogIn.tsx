import { signInPath } from '#domain/sign-in/session.ts'
import { Icon } from './Icon.tsx'

interface Props {
  /** What the specification has the page say. */
  sentence: string
  path: string
}

/** For guests of a member's page. It stands in the page without any script. */
export function PleaseLogIn({ sentence, path }: Props) {
  return (
    <div className="card flow for-guests">
      <p>{sentence}</p>
      <div className="row">
        <a className="button button-primary" href={signInPath(path)}>
          <Icon name="login" />
          Login
        </a>
        <a className="button" href="/register">
          Register
        </a>
      </div>
    </div>
  )
}
