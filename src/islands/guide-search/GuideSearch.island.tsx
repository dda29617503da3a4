/**
 * Why an island? It searches while somebody types, and keeps the query in the address.
 * Without JavaScript? The page lists every guide by topic below it.
 */
import { useEffect } from 'react'

import { useLive } from '#islands/use-live.ts'
import { LocalResults } from '#islands/ui/results/LocalResults.tsx'
import { SearchBox } from '#islands/ui/SearchBox.tsx'
import { guideSearch } from '#stores/search.ts'
import { searchPage } from '#stores/search-page.ts'
import styles from './GuideSearch.module.css'
import { VoiceKey } from './VoiceKey.tsx'

export function GuideSearch() {
  const query = useLive(guideSearch.$query, '')
  useEffect(() => searchPage.open(), [])

  return (
    <div className={styles['search']}>
      <SearchBox
        id="guide-search"
        label="What is wrong with the computer?"
        value={query}
        onType={searchPage.type}
        onSubmit={searchPage.submit}
        onClear={searchPage.clear}
        onFocus={guideSearch.prepare}
      >
        <VoiceKey onHeard={searchPage.type} />
      </SearchBox>
      <LocalResults store={guideSearch} />
    </div>
  )
}
