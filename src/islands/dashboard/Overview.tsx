import type { Member } from '#domain/sign-in/session.ts'
import { Breakable } from '#islands/ui/Breakable.tsx'
import { Portrait } from '#islands/ui/Portrait.tsx'
import styles from './Dashboard.module.css'

/** The profile in short. */
export function Overview({ member }: { member: Member }) {
  const { displayName, email, phoneNumber, photoURL } = member
  return (
    <section className={`card ${styles['sheet']}`} aria-labelledby="overview">
      <h2 id="overview">Profile overview</h2>
      <div className={styles['who']}>
        <Portrait photo={photoURL || undefined} />
        <p>
          {displayName || <span className="soft">No name yet</span>}
          {[email, phoneNumber].filter(Boolean).map(line => (
            <span className={`soft small ${styles['line']}`} key={line}>
              <Breakable text={line} />
            </span>
          ))}
        </p>
      </div>
      <a className="button" href="/profile">
        {displayName ? 'Your profile' : 'Add your name'}
      </a>
    </section>
  )
}
