import { useEffect, useRef } from 'react'

import type { AuthError } from '#domain/sign-in/auth-error.ts'
import { nameOf } from '#domain/sign-in/session.ts'
import type { Member } from '#domain/sign-in/session.ts'
import { Refused } from '#islands/ui/Refused.tsx'
import { signIn } from '#stores/sign-in/sign-in.ts'
import { Agree } from './Agree.tsx'
import styles from './SignIn.module.css'

interface Props {
  member: Member
  authError: AuthError | undefined
}

/** Google or a code has made an account on the Login page: its owner's age and word come before it counts. */
export function Waiting({ member, authError }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const agree = useRef<HTMLInputElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function accept() {
    if (agree.current?.checked) void signIn.accept()
    else signIn.askToAcknowledge()
  }

  return (
    <div className={`card for-guests ${styles['box']}`}>
      <h2 tabIndex={-1} ref={heading}>
        You are new here
      </h2>
      <p>There was no account for {nameOf(member)} yet. Shall we make one?</p>
      {authError && <Refused authError={authError} form="sign-in" fields={['agree']} />}
      <Agree box={agree} missing={authError?.code === 'not-acknowledged'} />
      <div className="row">
        <button className="button button-primary" type="button" onClick={accept}>
          Make my account
        </button>
        <button className="button" type="button" onClick={signIn.decline}>
          No, thank you
        </button>
      </div>
    </div>
  )
}
