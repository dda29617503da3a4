/**
 * Why an island? It shows what belongs to whoever is logged in.
 * Without JavaScript? Nobody can be logged in: the page asks to log in.
 */
import { useEffect } from 'react'

import { never } from '#domain/result.ts'
import { nameOf } from '#domain/session.ts'
import { useLive } from '#islands/use-live.ts'
import { Checking } from '#islands/ui/Checking.tsx'
import { PleaseLogIn } from '#islands/ui/PleaseLogIn.tsx'
import { followMember } from '#stores/follow-member.ts'
import { session } from '#stores/session.ts'
import { CarryOn } from './CarryOn.tsx'
import { MissedSearches } from './MissedSearches.tsx'
import { Overview } from './Overview.tsx'
import { RecentActivities } from './RecentActivities.tsx'
import styles from './Dashboard.module.css'

export function Dashboard() {
  const here = useLive(session.$session, { state: 'unknown' })
  useEffect(() => followMember(), [])

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
        <>
          <p className="lead">Welcome, {nameOf(here.member)}</p>
          <div className={styles['cards']}>
            <Overview member={here.member} />
            <RecentActivities />
            <CarryOn />
            <MissedSearches />
          </div>
        </>
      )
    default:
      return never(here)
  }
}
