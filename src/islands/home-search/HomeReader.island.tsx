/**
 * Why an island? It knows the reader's nickname, which is only on this device.
 * Without JavaScript? Nobody is greeted.
 */
import { useEffect, useState } from 'react'

import { useLive } from '#islands/use-live.ts'
import { followAnyMember } from '#stores/sync/follow-any-member.ts'
import {
  activateForStoredQuery,
  activateForVoice,
  activateRecentSearches,
} from '#stores/home-search/requests.ts'
import { nickname } from '#stores/home-search/nickname.ts'
import { Greeting } from './Greeting.tsx'
import styles from './HomeSearch.module.css'
import { NicknameForm } from './NicknameForm.tsx'

export function HomeReader() {
  const name = useLive(nickname.$nickname, '')
  /** The name that the reader wants to change; another tab may be faster. */
  const [changing, setChanging] = useState<string>()
  useEffect(() => activateForVoice(), [])
  useEffect(() => followAnyMember(), [])
  useEffect(() => {
    if (!name) return
    activateRecentSearches()
    activateForStoredQuery(name)
  }, [name])

  return (
    <div className={styles['who']}>
      {name && name !== changing && (
        // Another name is greeted anew.
        <Greeting key={name} name={name} onChange={() => setChanging(name)} />
      )}
      {name && name === changing && (
        <NicknameForm before={name} onSaved={() => setChanging(undefined)} />
      )}
    </div>
  )
}
