import type { RefObject } from 'react'

import { authErrorSentence } from '#domain/sign-in/auth-error-sentences.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { signIn } from '#stores/sign-in/sign-in.ts'
import styles from './SignIn.module.css'

interface Props {
  box: RefObject<HTMLInputElement | null>
  missing: boolean
}

/** Age and terms, acknowledged before an account is made. */
export function Agree({ box, missing }: Props) {
  return (
    <div className="field">
      {missing && (
        <p className="error" id="sign-in-agree-error" role="alert">
          <Icon name="octagon" />
          {authErrorSentence('not-acknowledged')}
        </p>
      )}
      <div className={styles['agree']}>
        <input
          type="checkbox"
          id="sign-in-agree"
          ref={box}
          aria-invalid={missing ? true : undefined}
          aria-describedby={missing ? 'sign-in-agree-error' : undefined}
          onChange={signIn.acknowledged}
        />
        <label htmlFor="sign-in-agree">
          I am 13 or older, and I accept the <a href="/terms-of-service">Terms of Service</a> and
          the <a href="/privacy-policy">Privacy Policy</a>.
        </label>
      </div>
    </div>
  )
}
