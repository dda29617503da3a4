/**
 * Why an island? It knows the reader's nickname, which is only on this device.
 * Without JavaScript? Nobody is asked for a nickname, and nobody is greeted.
 */
import { useEffect } from 'react'

import { useLive } from '#islands/use-live.ts'
import { followAnyMember } from '#stores/follow-any-member.ts'
import { wakeRecent, wakeVoice } from '#stores/home-requests.ts'
import { nickname } from '#stores/nickname.ts'
import { Greeting } from './Greeting.tsx'
import styles from './HomeSearch.module.css'
import { NicknameForm } from './NicknameForm.tsx'

export function HomeReader() {
  const name = useLive(nickname.$nickname, '')
  useEffect(() => wakeVoice(), [])
  useEffect(() => followAnyMember(), [])
  useEffect(() => {
    if (name) wakeRecent()
  }, [name])

  return <div className={styles['who']}>{name ? <Greeting name={name} /> : <NicknameForm />}</div>
}
