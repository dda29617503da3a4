/**
 * Why an island? Signing in talks to the account service, which only a script can do.
 * Without JavaScript? The page says so, and that every guide can be read without an account.
 */
import { useEffect, useRef, useState } from 'react'

import { useLive } from '#islands/use-live.ts'
import { Refused } from '#islands/ui/Refused.tsx'
import { session } from '#stores/session.ts'
import { signIn } from '#stores/sign-in.ts'
import type { SignInMode } from '#stores/sign-in.ts'
import { Agree } from './Agree.tsx'
import { AlreadyIn } from './AlreadyIn.tsx'
import { EmailForm } from './EmailForm.tsx'
import { GoogleKey } from './GoogleKey.tsx'
import { NotSetUp } from './NotSetUp.tsx'
import { OtherPage } from './OtherPage.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { WayChoice } from './WayChoice.tsx'
import type { Way } from './WayChoice.tsx'
import styles from './SignIn.module.css'

interface Props {
  mode: SignInMode
}

export function SignIn({ mode }: Props) {
  const now = useLive(signIn.$state, { state: 'ready' })
  const here = useLive(session.$session, { state: 'unknown' })
  const [way, setWay] = useState<Way>('email')
  const agree = useRef<HTMLInputElement>(null)
  // Whoever touches this page asks for the account service; it also tells whether somebody is logged in already.
  useEffect(() => session.watch(), [])

  /** Goes on only when the box is ticked, where there is one. */
  function whenAgreed(go: () => void) {
    if (!agree.current || agree.current.checked) go()
    else signIn.askToAcknowledge()
  }

  if (!signIn.available) return <NotSetUp />
  const entering = now.state === 'entered'
  const refusal = now.state === 'refused' ? now.refusal : undefined
  const shared = { mode, refusal, whenAgreed, busy: now.state === 'working' || entering }

  return (
    <>
      <AlreadyIn here={here} entering={entering} />
      <div className={`card for-guests needs-js ${styles['box']}`}>
        {refusal && <Refused refusal={refusal} form="sign-in" />}
        <WayChoice way={way} choose={setWay} />
        {mode === 'register' && (
          <Agree box={agree} missing={refusal?.reason === 'not-acknowledged'} />
        )}
        {way === 'email' ? <EmailForm {...shared} /> : <PhoneForm {...shared} />}
        <p className="or">or</p>
        <GoogleKey {...shared} />
        <p className={styles['status']} role="status">
          {now.state === 'working' && 'One moment …'}
          {now.state === 'reset-sent' &&
            `If there is an account for ${now.email}, a message with a link is on its way. Look in the spam folder too.`}
        </p>
        <OtherPage mode={mode} />
      </div>
    </>
  )
}
