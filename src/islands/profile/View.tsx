import { useEffect, useRef } from 'react'

import type { Member } from '#domain/sign-in/session.ts'
import { Breakable } from '#islands/ui/Breakable.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { LogOutButton } from '#islands/ui/LogOutButton.tsx'
import { Portrait } from '#islands/ui/Portrait.tsx'
import { Unconfirmed } from '#islands/ui/Unconfirmed.tsx'
import { profile } from '#stores/profile/profile.ts'
import styles from './Profile.module.css'

interface Props {
  member: Member
  said: string
  /** The form has just been closed, and the focused element went with it. */
  edited: boolean
}

/** Name, email, phone and photo. */
export function View({ member, said, edited }: Props) {
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (edited) edit.current?.focus()
  }, [edited])
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
              <dd className={value ? undefined : 'soft'}>
                {value ? <Breakable text={value} /> : 'Not given'}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Unconfirmed email={member.email} />
      <p className={styles['notice']} role="status">
        {said}
      </p>
      <div className="row">
        <button className="button button-primary" type="button" ref={edit} onClick={profile.edit}>
          <Icon name="edit" />
          Edit profile
        </button>
        <a className="button" href="/dashboard">
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
