/**
 * Why an island? It shows what belongs to whoever is logged in.
 * Without JavaScript? Nobody can be logged in: the page asks to log in.
 */
import { useEffect } from 'react'

import { never } from '#domain/result.ts'
import { nameOf } from '#domain/session.ts'
import { useLive } from '#islands/use-live.ts'
import { Breakable } from '#islands/ui/Breakable.tsx'
import { Checking } from '#islands/ui/Checking.tsx'
import { PleaseLogIn } from '#islands/ui/PleaseLogIn.tsx'
import { Unconfirmed } from '#islands/ui/Unconfirmed.tsx'
import { followMember } from '#stores/follow-member.ts'
import { ownAccount } from '#stores/own-account.ts'
import { session } from '#stores/session.ts'
import { CarryOn } from './CarryOn.tsx'
import { MissedSearches } from './MissedSearches.tsx'
import { Notifications } from './Notifications.tsx'
import { Overview } from './Overview.tsx'
import { QuestionWaits } from './QuestionWaits.tsx'
import { RecentActivities } from './RecentActivities.tsx'
import styles from './Dashboard.module.css'

export function Dashboard() {
  const here = useLive(session.$session, { state: 'unknown' })
  useEffect(() => followMember(), [])
  useEffect(() => session.watchWithoutHints(), [])
  const uid = here.state === 'member' ? here.member.uid : undefined
  useEffect(() => {
    if (uid) void ownAccount.welcome()
  }, [uid])

  const ask = <PleaseLogIn sentence="Please log in to view your dashboard." path="/dashboard" />
  switch (here.state) {
    case 'unknown':
      return (
        <>
          {ask}
          <Checking />
        </>
      )
    case 'guest':
      return ask
    case 'member':
      return (
        <div className={styles['page']}>
          <p className={`lead ${styles['welcome']}`}>
            Welcome, <Breakable text={nameOf(here.member)} />
          </p>
          <QuestionWaits />
          <Unconfirmed email={here.member.email} />
          <div className={styles['cards']}>
            <Overview member={here.member} />
            <Notifications />
            <RecentActivities />
            <CarryOn />
            <MissedSearches />
          </div>
        </div>
      )
    default:
      return never(here)
  }
}
