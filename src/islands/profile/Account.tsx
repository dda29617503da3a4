import type { Refusal } from '#domain/refusal.ts'
import type { Member } from '#domain/session.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Refused } from '#islands/ui/Refused.tsx'
import { ownAccount } from '#stores/own-account.ts'
import type { AccountState, Task } from '#stores/own-account.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { Proof } from './Proof.tsx'
import styles from './Profile.module.css'

const done: Record<Task, string> = {
  password: 'Your password is changed.',
  google: 'You can log in with Google from now on.',
  download: 'Your data is in the file my-data.json, where your browser keeps downloads.',
  delete: '',
}

/** A password that is too easy is the new one; any other that is refused is the old one. */
const formOf = ({ reason }: Refusal) => (reason === 'weak-password' ? 'account-new' : 'account-old')

/** Password, second way to sign in, own data, and the end of the account. */
export function Account({ member }: { member: Member }) {
  const now = useLive<AccountState>(ownAccount.$state, { state: 'idle' })
  const methods = useLive(ownAccount.$methods, [])
  const busy = now.state === 'working' || now.state === 'proving' || now.state === 'deleted'

  return (
    <section className={`card ${styles['sheet']}`} aria-labelledby="account">
      <h2 id="account">Your account</h2>
      {now.state === 'refused' && <Refused refusal={now.refusal} form={formOf(now.refusal)} />}
      <p className={styles['said']} role="status">
        {busy && 'One moment …'}
        {now.state === 'done' && done[now.task]}
      </p>
      {methods.includes('password') && (
        <ChangePassword email={member.email} busy={busy} now={now} />
      )}
      <div className="row">
        {!methods.includes('google') && (
          <button className="key" type="button" disabled={busy} onClick={ownAccount.addGoogle}>
            <Icon name="google" />
            Connect Google
          </button>
        )}
        <button
          className="key"
          type="button"
          disabled={busy}
          onClick={() => ownAccount.download(member)}
        >
          <Icon name="download" />
          Download my data
        </button>
        <button
          className="key key-stop"
          type="button"
          disabled={busy}
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
      {(now.state === 'proof' || now.state === 'proving') && (
        <Proof now={now} methods={methods} member={member} />
      )}
    </section>
  )
}
