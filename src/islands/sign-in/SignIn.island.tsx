/**
 * Why an island? Signing in talks to the account service, which only a script can do.
 * Without JavaScript? The page says so, and that every guide can be read without an account.
 */
import { useEffect, useRef, useState } from 'react'

import type { Field } from '#domain/sign-in/auth-error-sentences.ts'
import { assertNever } from '#domain/result.ts'
import { useLive } from '#islands/use-live.ts'
import { Refused } from '#islands/ui/Refused.tsx'
import { session } from '#stores/sign-in/session.ts'
import { signIn } from '#stores/sign-in/sign-in.ts'
import type { SignInMode, SignInState } from '#stores/sign-in/sign-in.ts'
import { Agree } from './Agree.tsx'
import { AlreadyIn } from './AlreadyIn.tsx'
import { EmailForm } from './EmailForm.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { NotSetUp } from './NotSetUp.tsx'
import { OtherPage } from './OtherPage.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { Waiting } from './Waiting.tsx'
import { WayChoice } from './WayChoice.tsx'
import type { Way } from './WayChoice.tsx'
import styles from './SignIn.module.css'

interface Props {
  mode: SignInMode
}

/** The fields of the form that show their own errors. */
const fieldsOf: Readonly<Record<Way, readonly Field[]>> = {
  email: ['email', 'password', 'agree'],
  phone: ['phone', 'code', 'agree'],
}

export function SignIn({ mode }: Props) {
  const now = useLive(signIn.$state, { state: 'ready' })
  const here = useLive(session.$session, { state: 'unknown' })
  const phone = useLive(signIn.$phone, { step: 'number' })
  const [chosen, choose] = useState<Way>()
  // The page may have been reloaded while a code was on its way.
  const way = chosen ?? (phone.step === 'code' ? 'phone' : 'email')
  const agree = useRef<HTMLInputElement>(null)
  // The first touch loads the account service, which also reports whether somebody is logged in already.
  useEffect(() => session.watch(), [])

  // The question about the new account has gone, and the focus with it.
  const status = useRef<HTMLParagraphElement>(null)
  const declined = now.state === 'declined'
  useEffect(() => {
    if (declined) status.current?.focus()
  }, [declined])

  /** Goes on only when the box is ticked, where there is one. */
  function whenAgreed(go: () => void) {
    if (!agree.current || agree.current.checked) go()
    else signIn.askToAcknowledge()
  }

  if (!signIn.available) return <NotSetUp />
  const entering = now.state === 'entered'
  const authError = now.state === 'refused' ? now.authError : undefined
  const busy = entering || (now.state === 'working' && now.at !== 'google')
  const shared = { mode, authError, whenAgreed, busy }

  return (
    <>
      <AlreadyIn here={here} entering={entering} />
      {now.state === 'waiting' ? (
        <Waiting member={now.member} authError={now.authError} />
      ) : (
        <div className={`card for-guests needs-js ${styles['box']}`}>
          {authError && <Refused authError={authError} form="sign-in" fields={fieldsOf[way]} />}
          <WayChoice way={way} choose={choose} />
          {mode === 'register' && (
            <Agree box={agree} missing={authError?.code === 'not-acknowledged'} />
          )}
          {way === 'email' ? <EmailForm {...shared} /> : <PhoneForm {...shared} />}
          <p className="or">or</p>
          <GoogleButton {...shared} />
          <p className={styles['status']} role="status" tabIndex={-1} ref={status}>
            {statusOf(now)}
          </p>
          <OtherPage mode={mode} />
        </div>
      )}
    </>
  )
}

function statusOf(now: SignInState): string {
  switch (now.state) {
    case 'working':
      if (now.at === 'google') return 'Go on in the Google window.'
      return now.slow
        ? 'This takes longer than usual. We go on trying for half a minute. Is the connection all right?'
        : 'One moment …'
    case 'reset-sent':
      return `If there is an account for ${now.email}, a message with a link is on its way. Look in the spam folder too.`
    case 'declined':
      return 'No account was made, and nothing about you was kept.'
    case 'ready':
    case 'refused':
    case 'waiting':
    case 'entered':
      return ''
    default:
      return assertNever(now)
  }
}
