import { useEffect, useRef } from 'react'

import type { Member } from '#domain/sign-in/session.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Refused } from '#islands/ui/Refused.tsx'
import { ownAccount } from '#stores/profile/own-account.ts'
import type { AccountState, Method, Task, Ways } from '#stores/profile/own-account.ts'
import { profile } from '#stores/profile/profile.ts'
import { AddPassword } from './AddPassword.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { passwordOf } from './password-error.ts'
import { Proof } from './Proof.tsx'
import styles from './Profile.module.css'

const done: Record<Task, string> = {
  password: 'Your password is changed.',
  'new-password': 'You can log in with your email address and this password from now on.',
  google: 'You can log in with Google from now on.',
  // Shown beside its button.
  confirmation: '',
  download: 'Your data is in the file my-data.json, where your browser keeps downloads.',
  delete: '',
}

const words: Record<Method, string> = {
  password: 'email and password',
  google: 'Google',
  phone: 'a code to your phone',
}

/** Ways to sign in, the member's data, and deleting the account. */
export function Account({ member }: { member: Member }) {
  const now = useLive<AccountState>(ownAccount.$state, { state: 'idle' })
  const ways = useLive<Ways | undefined>(ownAccount.$ways, undefined)
  const busy = now.state === 'working' || now.state === 'proving' || now.state === 'deleted'
  const isConfirming = 'task' in now && now.task === 'confirmation'
  const aboutPassword = 'task' in now && now.task.endsWith('password')
  // An action here clears the message about the profile.
  const started = now.state !== 'idle'
  useEffect(() => {
    if (started) profile.clearMessage()
  }, [started])

  // A button that has done its job disappears, and the focus with it.
  const said = useRef<HTMLParagraphElement>(null)
  const finished = now.state === 'done'
  useEffect(() => {
    if (finished && document.activeElement === document.body) said.current?.focus()
  }, [finished])
  const deleteButton = useRef<HTMLButtonElement>(null)

  function keep() {
    ownAccount.reset()
    deleteButton.current?.focus()
  }

  return (
    <section className={`card ${styles['sheet']}`} aria-labelledby="account">
      <h2 id="account">Your account</h2>
      {ways && (
        <p>
          You log in with {ways.methods.map(method => words[method]).join(', or ')}.
          {!ways.methods.includes('password') && member.email && ' There is no password.'}
        </p>
      )}
      {now.state === 'refused' && !isConfirming && (
        <Refused
          authError={now.authError}
          form={`account-${passwordOf(now.authError)}`}
          fields={aboutPassword ? ['password'] : []}
          reader="member"
        />
      )}
      <p className={styles['status']} role="status" tabIndex={-1} ref={said}>
        {busy && !isConfirming && 'One moment …'}
        {now.state === 'done' && done[now.task]}
      </p>
      {ways?.methods.includes('password') && (
        <ChangePassword email={member.email} busy={busy} now={now} />
      )}
      {ways?.methods.includes('google') && !ways.methods.includes('password') && member.email && (
        <AddPassword email={member.email} busy={busy} now={now} />
      )}
      <div className="row">
        {ways && !ways.methods.includes('google') && (
          <button
            className="button"
            type="button"
            aria-disabled={busy}
            onClick={ownAccount.addGoogle}
          >
            <Icon name="google" />
            Connect Google
          </button>
        )}
        <button
          className="button"
          type="button"
          aria-disabled={busy}
          onClick={() => ownAccount.download(member)}
        >
          <Icon name="download" />
          Download my data
        </button>
        <button
          className="button button-danger"
          type="button"
          aria-disabled={busy}
          ref={deleteButton}
          onClick={() => ownAccount.remove(member)}
        >
          <Icon name="trash" />
          Delete my account
        </button>
      </div>
      <p className="hint">
        Deleting takes away your profile, your photo, your searches, your places in guides, your
        questions, answers and reviews, and your votes.
      </p>
      {(now.state === 'proof' || now.state === 'proving') && ways && (
        <Proof now={now} methods={ways.methods} member={member} keep={keep} />
      )}
    </section>
  )
}
