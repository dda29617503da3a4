/**
 * Why an island? The session may change in another tab, and how far a reader comes in the guide is noted, so that
 * the next visit can begin there. It hydrates at the first touch of the guide, and by itself where somebody has been
 * in a guide before.
 * Without JavaScript? 'Login to Read More' is a link to the guide below it, which `:target` opens.
 */
import { useEffect } from 'react'

import { useLive } from '#islands/use-live.ts'
import { reading } from '#stores/gate/reading.ts'
import { session } from '#stores/sign-in/session.ts'
import { ResumeGuide } from './ResumeGuide.tsx'
import { followRows } from './rows.ts'

export function Gate() {
  // The styles hide the gate from members; subscribing keeps them true when somebody signs in elsewhere.
  useLive(session.$session, { state: 'unknown' })
  useEffect(() => reading.follow(), [])
  useEffect(() => followRows(), [])
  return <ResumeGuide />
}
