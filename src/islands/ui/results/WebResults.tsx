import { engineLinks } from '#domain/home-search/web-search.ts'
import { webSearchSentences } from '#domain/sentences.ts'
import { site } from '#site.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { webSearchStore } from '#stores/home-search/web-search.ts'
import type { WebResults as Results } from '#stores/home-search/web-search.ts'
import { OutsideLink } from './OutsideLink.tsx'
import styles from './Results.module.css'

const before: Results = { state: 'idle', query: '' }

/** What the web search found, or the links that a reader can use without it. */
export function WebResults() {
  const web = useLive(webSearchStore.$web, before)
  const stopped = useLive(webSearchStore.$stopped, false)
  if (web.state === 'idle') return null
  return (
    <section className={styles['web']} aria-labelledby="web-results">
      <h2 id="web-results">From the web</h2>
      <Found web={web} />
      <p className={styles['stopped']} role="status">
        {stopped &&
          'Your browser did not open the new tab: it waits only a few seconds for your answer. Press the link once more.'}
      </p>
    </section>
  )
}

function Found({ web }: { web: Results }) {
  switch (web.state) {
    case 'idle':
      return null
    case 'loading':
      return <p role="status">Searching the web…</p>
    case 'failed':
      return (
        <>
          <p role="status">{webSearchSentences[web.reason]}</p>
          <EngineLinks query={web.query} />
        </>
      )
    case 'ready':
      if (web.value.length === 0)
        return (
          <>
            <p role="status">The web search found nothing about computers. Try it yourself:</p>
            <EngineLinks query={web.query} />
          </>
        )
      return (
        <>
          <p role="status">
            {web.value.length} pages of other sites. We have not checked them. Never call a number
            or paste a command from a page that you do not trust.
          </p>
          <ul className={`card ${styles['hits']}`} role="list">
            {web.value.map(({ link, title, snippet }) => (
              <li key={link}>
                <h3>
                  <OutsideLink href={link}>{title}</OutsideLink>
                </h3>
                <p className="small soft">{new URL(link).hostname}</p>
                <p>{snippet}</p>
              </li>
            ))}
          </ul>
        </>
      )
  }
}

function EngineLinks({ query }: { query: string }) {
  return (
    <ul className="row" role="list">
      {engineLinks(query, site.webSearch.engines, site.webSearch.trusted).map(({ name, href }) => (
        <li key={name}>
          <OutsideLink className="button" href={href}>
            <Icon name="external" />
            {name}
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}
