/**
 * Why an island? It searches while somebody types, and asks for a nickname first.
 * Without JavaScript? The box sends the query to /search, which lists every guide.
 */
import { useEffect, useState } from 'react'

import { greetingAt } from '#domain/greeting.ts'
import { nextMessage } from '#domain/playful-messages.ts'
import { useLive } from '#islands/use-live.ts'
import { LocalResults } from '#islands/ui/results/LocalResults.tsx'
import { WebResults } from '#islands/ui/results/WebResults.tsx'
import { SearchBox } from '#islands/ui/SearchBox.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { homePage } from '#stores/home.ts'
import { nickname } from '#stores/nickname.ts'
import { homeSearch } from '#stores/search.ts'
import { speech } from '#stores/speech.ts'
import { suggestions } from '#stores/suggestions.ts'
import type { Suggestion } from '#stores/suggestions.ts'
import styles from './HomeSearch.module.css'
import { SpeechSettings } from './SpeechSettings.tsx'

const none: readonly Suggestion[] = []

export function HomeSearch() {
  const name = useLive(nickname.$nickname, '')
  const query = useLive(homeSearch.$query, '')
  const options = useLive(suggestions.$suggestions, none)
  const [message, setMessage] = useState('')
  useEffect(() => homePage.followRequests(), [])

  useEffect(() => {
    if (name) speech.say(greetingAt(new Date().getHours(), name))
  }, [name])

  useEffect(() => {
    if (message) speech.say(message)
  }, [message])

  function type(text: string) {
    // What was typed before the script came arrives with the first rendering, which is the guests' one.
    if (nickname.$nickname.get()) homePage.type(text)
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
        suggest={{
          options,
          choose: homePage.choose,
          close: suggestions.clear,
          hold: suggestions.hold,
        }}
      >
        <button className="key needs-js" type="button" onClick={name ? homePage.searchWeb : submit}>
          <Icon name="globe" />
          Search the web
        </button>
      </SearchBox>
      <p className={styles['message']} id="home-message" role="status">
        {!name && message}
      </p>
      <div className={styles['results']}>
        <LocalResults store={homeSearch} />
        <WebResults />
      </div>
      <SpeechSettings />
    </div>
  )
}
