/**
 * Why an island? It knows the reader's nickname, which is only on this device.
 * Without JavaScript? Nobody is greeted.
 */
import { useEffect } from 'react'

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

export function HomeReader() {
  const name = useLive(nickname.$nickname, '')
  useEffect(() => activateForVoice(), [])
  useEffect(() => followAnyMember(), [])
  useEffect(() => {
    if (!name) return
    activateRecentSearches()
    activateForStoredQuery(name)
  }, [name])

  return (
    <div className={styles['who']}>
      {/* Another name is greeted anew. */}
      {name && <Greeting key={name} name={name} />}
    </div>
  )
}
