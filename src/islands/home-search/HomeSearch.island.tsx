/**
 * Why an island? It searches while somebody types, and asks for a nickname first.
 * Without JavaScript? The box sends the query to /search, which lists every guide.
 */
import { useEffect, useRef, useState } from 'react'

import { greetingAt } from '#domain/home-search/greeting.ts'
import { nextMessage } from '#domain/home-search/playful-messages.ts'
import { searchSentences } from '#domain/sentences.ts'
import { useLive } from '#islands/use-live.ts'
import { LocalResults } from '#islands/ui/results/LocalResults.tsx'
import { WebResults } from '#islands/ui/results/WebResults.tsx'
import { SearchBox } from '#islands/ui/SearchBox.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { homePage } from '#stores/home-search/home.ts'
import { nickname } from '#stores/home-search/nickname.ts'
import { $changingNickname } from '#stores/home-search/requests.ts'
import { homeSearch } from '#stores/guide-search/search.ts'
import { speech } from '#stores/read-aloud/speech.ts'
import { suggestions } from '#stores/home-search/suggestions.ts'
import type { Suggestions } from '#stores/home-search/suggestions.ts'
import styles from './HomeSearch.module.css'
import { Help } from './Help.tsx'
import { homeBox, homeResults, nicknameField } from './ids.ts'
import { NicknameForm } from './NicknameForm.tsx'
import { SpeechSettings } from './SpeechSettings.tsx'

const none: Suggestions = { state: 'none' }

export function HomeSearch() {
  const name = useLive(nickname.$nickname, '')
  const query = useLive(homeSearch.$query, '')
  const offered = useLive(suggestions.$suggestions, none)
  const webFirst = useLive(homePage.$webFirst, false)
  /** One for one attempt: a new one at every letter would be noise, above all read aloud. */
  const [playful, setPlayful] = useState(() => nextMessage(Math.random(), undefined))
  const [nothing, setNothing] = useState(false)
  /** Another tab may be faster. */
  const changing = useLive($changingNickname, '')
  const waiting = name ? '' : query.trim()
  const message = nothing ? searchSentences.empty : waiting && playful
  const ask = useRef<HTMLDivElement>(null)
  useEffect(() => homePage.followReader(), [])
  useEffect(() => homePage.followRequests(), [])

  useEffect(() => {
    if (name) speech.say(greetingAt(new Date().getHours(), name))
  }, [name])

  useEffect(() => {
    if (message) speech.say(message)
  }, [message])

  function type(text: string) {
    homePage.type(text)
    setNothing(false)
    if (!text) setPlayful(last => nextMessage(Math.random(), last))
  }

  /** Runs it, or says what is missing. */
  function attempt(act: () => void) {
    if (!query.trim()) setNothing(true)
    else if (name) act()
    else askName()
  }

  function askName() {
    setPlayful(last => nextMessage(Math.random(), last))
    document.getElementById(nicknameField)?.focus()
    ask.current?.scrollIntoView({ block: 'nearest' })
  }

  const guides = (
    <LocalResults key="guides" id={homeResults} store={homeSearch} submit={homePage.search} />
  )
  const web = <WebResults key="web" />

  return (
    <div className={styles['search']}>
      <SearchBox
        id={homeBox}
        label="What is wrong with the computer?"
        value={query}
        onType={type}
        onSubmit={() => attempt(homePage.search)}
        onClear={() => {
          homePage.clear()
          setNothing(false)
        }}
        onFocus={homeSearch.prepare}
        describedBy="home-message"
        suggest={{
          offered,
          choose: homePage.choose,
          close: suggestions.clear,
          hold: suggestions.hold,
          release: suggestions.release,
        }}
      >
        <button
          className="button needs-js"
          type="button"
          onClick={() => {
            attempt(homePage.searchWeb)
            if (!query.trim()) document.getElementById(homeBox)?.focus()
          }}
        >
          <Icon name="globe" />
          Search the web
        </button>
      </SearchBox>
      {!query && <Help />}
      <div ref={ask} className={styles['ask']} data-waiting={waiting ? '' : undefined}>
        <p className={styles['message']} id="home-message" role="status">
          {message}
        </p>
        {!name && <NicknameForm waiting={waiting} onLeave={homePage.keep} />}
        {name && name === changing && <NicknameForm before={name} />}
      </div>
      <SpeechSettings />
      <div className={styles['results']}>{webFirst ? [web, guides] : [guides, web]}</div>
    </div>
  )
}
