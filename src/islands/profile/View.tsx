import type { Member } from '#domain/session.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { LogOutButton } from '#islands/ui/LogOutButton.tsx'
import { Portrait } from '#islands/ui/Portrait.tsx'
import { profile } from '#stores/profile.ts'
import styles from './Profile.module.css'

interface Props {
  member: Member
  said: string
}

/** Name, email, phone and photo. */
export function View({ member, said }: Props) {
  const rows = [
    ['Name', member.displayName],
    ['Email', member.email],
    ['Phone', member.phoneNumber],
  ] as const
  return (
    <section className={`card ${styles['sheet']}`} aria-label="Your details">
      <div className={styles['who']}>
        <Portrait photo={member.photoURL || undefined} />
        <dl className={styles['facts']}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={value ? undefined : 'soft'}>{value || 'Not given'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles['said']} role="status">
        {said}
      </p>
      <div className="row">
        <button className="key key-main" type="button" onClick={profile.edit}>
          <Icon name="edit" />
          Edit profile
        </button>
        <a className="key" href="/dashboard">
          <Icon name="home" />
          Go to dashboard
        </a>
        <LogOutButton>
          <Icon name="logout" />
        </LogOutButton>
      </div>
    </section>
  )
}
