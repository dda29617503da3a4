/**
 * Why an island? Who is here, and the name and photo they go by, are only known in the browser.
 * Without JavaScript? It says that one reads as a guest, and leads to signing in.
 */
import { publicName } from '#domain/profile/public-name.ts'
import { nameOf, signInPath } from '#domain/sign-in/session.ts'
import type { Member } from '#domain/sign-in/session.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { session } from '#stores/sign-in/session.ts'
import styles from './Forum.module.css'

/** The name that others see comes with each post: it says no more than was true when the post was written. */
function nameSentence({ displayName }: Member): string {
  if (!displayName) return 'Others see you as “a member”.'
  return publicName(displayName)
    ? 'Others see this name beside what you write from now on.'
    : 'Others see you as “a member”: this name could be taken for whoever runs this site, or tells an address or a number.'
}

/** Who is here, and under which name they write. */
export function ForumProfile() {
  const now = useLive(session.$session, { state: 'unknown' })
  const member = now.state === 'member' ? now.member : undefined
  return (
    <section className={`card ${styles['profile']}`} aria-label="Your profile">
      {member?.photoURL ? (
        <img src={member.photoURL} alt="" width="56" height="56" referrerPolicy="no-referrer" />
      ) : (
        <span className={styles['face']}>
          <Icon name="user" />
        </span>
      )}
      <div className="for-guests">
        <p>
          <b>You are reading as a guest.</b>
        </p>
        <p>
          <a href={signInPath('/forum')}>Log in</a> to ask, answer and vote.
        </p>
      </div>
      <div className="for-members" hidden>
        <p>
          <b dir="auto">{member ? nameOf(member) : 'Welcome back'}</b>
        </p>
        <p>
          {member && nameSentence(member)} <a href="/profile">Your profile</a>
        </p>
      </div>
      <a className={`button needs-js ${styles['to-form']}`} href="#ask">
        Ask a question
      </a>
    </section>
  )
}
