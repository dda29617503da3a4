import { useEffect } from 'react'

import { nameOf } from '#domain/sign-in/session.ts'
import type { Member } from '#domain/sign-in/session.ts'
import { Breakable } from '#islands/ui/Breakable.tsx'
import { Unconfirmed } from '#islands/ui/Unconfirmed.tsx'
import { followMember } from '#stores/sync/follow-member.ts'
import { ownAccount } from '#stores/profile/own-account.ts'
import { CarryOn } from './CarryOn.tsx'
import { MissedSearches } from './MissedSearches.tsx'
import { Notifications } from './Notifications.tsx'
import { Overview } from './Overview.tsx'
import { QuestionWaits } from './QuestionWaits.tsx'
import { RecentActivities } from './RecentActivities.tsx'
import styles from './Dashboard.module.css'

interface Props {
  member: Member
  /** The guides whose parts are called ways, not fixes. */
  ways: readonly number[]
}

/** The member's own part. Loaded for members only: a guest is asked to log in. */
export function OwnPart({ member, ways }: Props) {
  const { uid } = member
  useEffect(() => followMember(), [])
  useEffect(() => {
    if (uid) void ownAccount.start()
  }, [uid])

  return (
    <div className={styles['page']}>
      <p className={`lead ${styles['welcome']}`}>
        Welcome, <Breakable text={nameOf(member)} />
      </p>
      <QuestionWaits />
      <Unconfirmed email={member.email} />
      <div className={styles['cards']}>
        <Overview member={member} />
        <Notifications uid={uid} />
        <RecentActivities />
        <CarryOn ways={ways} />
        <MissedSearches />
      </div>
    </div>
  )
}
