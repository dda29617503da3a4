import { signInPath } from '#domain/sign-in/session.ts'
import { Icon } from './Icon.tsx'

interface Props {
  /** The sentence of the specification. */
  sentence: string
  path: string
}

/** For guests on a member's page. It is in the page without any script. */
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
