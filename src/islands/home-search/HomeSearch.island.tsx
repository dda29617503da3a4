/**
 * Why an island? It knows the reader's nickname and last searches, which are only on this device.
 * Without JavaScript? The box sends the query to /search, which lists every guide.
 */
import { useEffect, useState } from 'react'

import { nextMessage } from '#domain/nickname.ts'
import { useLive } from '#islands/use-live.ts'
import { LocalResults } from '#islands/ui/results/LocalResults.tsx'
import { WebResults } from '#islands/ui/results/WebResults.tsx'
import { SearchBox } from '#islands/ui/SearchBox.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { followMember } from '#stores/follow-member.ts'
import { homePage } from '#stores/home.ts'
import { nickname } from '#stores/nickname.ts'
import { homeSearch } from '#stores/search.ts'
import { suggestions } from '#stores/suggestions.ts'
import type { Suggestion } from '#stores/suggestions.ts'
import { Greeting } from './Greeting.tsx'
import styles from './HomeSearch.module.css'
import { NicknameForm } from './NicknameForm.tsx'
import { RecentSearches } from './RecentSearches.tsx'

const none: readonly Suggestion[] = []

export function HomeSearch() {
  const name = useLive(nickname.$nickname, '')
  const query = useLive(homeSearch.$query, '')
  const options = useLive(suggestions.$suggestions, none)
  const [message, setMessage] = useState('')
  useEffect(() => followMember(), [])

  function type(text: string) {
    if (name) homePage.type(text)
    else {
      homeSearch.note(text)
      // One message for one attempt: a new one at every key would be noise, above all read aloud.
      setMessage(last => (text ? last || nextMessage(Math.random(), undefined) : ''))
    }
  }

  function submit() {
    if (name) homePage.search()
    else setMessage(last => nextMessage(Math.random(), last))
  }

  return (
    <div className={styles['search']}>
      <div className={styles['who']}>
        {name ? <Greeting name={name} /> : <NicknameForm onSaved={() => setMessage('')} />}
      </div>
      <SearchBox
        id="home-search"
        label="What is wrong with the computer?"
        value={query}
        onType={type}
        onSubmit={submit}
        onClear={() => {
          homePage.clear()
          setMessage('')
        }}
        onFocus={homeSearch.prepare}
        describedBy="home-message"
        suggest={{ options, choose: homePage.choose, close: suggestions.clear }}
      >
        <button className="key needs-js" type="button" onClick={name ? homePage.searchWeb : submit}>
          <Icon name="globe" />
          Search the web
        </button>
      </SearchBox>
      <p className={styles['message']} id="home-message" role="status">
        {!name && message}
      </p>
      {name && <RecentSearches />}
      <div className={styles['results']}>
        <LocalResults store={homeSearch} />
        <WebResults />
      </div>
    </div>
  )
}
