/**
 * Why an island? It searches while somebody types, and keeps the query in the address.
 * Without JavaScript? The page lists every guide by topic below it, and says that the search needs it.
 */
import { useEffect, useState } from 'react'

import { searchSentences } from '#domain/sentences.ts'
import { useLive } from '#islands/use-live.ts'
import { LocalResults } from '#islands/ui/results/LocalResults.tsx'
import { SearchBox } from '#islands/ui/SearchBox.tsx'
import { guideSearch } from '#stores/guide-search/search.ts'
import { searchPage } from '#stores/guide-search/search-page.ts'
import styles from './GuideSearch.module.css'
import { VoiceButton } from './VoiceButton.tsx'
import { VoiceNote } from './VoiceNote.tsx'

export function GuideSearch() {
  const query = useLive(guideSearch.$query, '')
  const [nothing, setNothing] = useState(false)
  useEffect(() => searchPage.open(), [])

  function type(text: string) {
    setNothing(false)
    searchPage.type(text)
  }

  return (
    <div className={styles['search']}>
      <SearchBox
        id="guide-search"
        label="What is wrong with the computer?"
        value={query}
        onType={type}
        onSubmit={() => {
          setNothing(!query.trim())
          void searchPage.submit()
        }}
        onClear={searchPage.clear}
        onFocus={guideSearch.prepare}
        describedBy="search-message"
      >
        <VoiceButton onHeard={type} />
      </SearchBox>
      <div className={styles['status']}>
        <VoiceNote />
        <p id="search-message" role="status">
          {nothing && searchSentences.emptyWithList}
        </p>
      </div>
      <LocalResults store={guideSearch} submit={searchPage.submit} />
    </div>
  )
}
