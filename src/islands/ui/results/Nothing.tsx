import { searchSentences } from '#domain/sentences.ts'
import { site } from '#site.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import styles from './Results.module.css'

interface Props {
  query: string
  /** Undefined if the full text could not be searched. */
  mentions: readonly { id: number; title: string }[] | undefined
}

/** 'No results found.' and the ways on. */
export function Nothing({ query, mentions }: Props) {
  const message = encodeURIComponent(`I need help with: ${query}`)
  return (
    <div className={`card ${styles['nothing']}`}>
      <h2 tabIndex={-1}>No results found.</h2>
      {!mentions && <p>{searchSentences.titlesOnly}</p>}
      {mentions && mentions.length > 0 && (
        <>
          <p>These guides speak of it in passing:</p>
          <ul role="list">
            {mentions.map(({ id, title }) => (
              <li key={id}>
                <a className="more" href={`/issue/${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Try other words: say what you see, not what you think is broken. Or ask us:</p>
      <div className="row">
        <a
          className="button button-primary"
          href={`https://wa.me/${site.contact.whatsapp}?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          Ask us on WhatsApp
        </a>
        <a className="button" href="/#topics">
          Look at the topics
        </a>
      </div>
    </div>
  )
}
