import type { Hit } from '#domain/search/engine.ts'
import { hitAddress } from '#domain/search/hits.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Marked } from './Marked.tsx'
import styles from './Results.module.css'

/** The guides, and pages of error codes, that a search found. */
export function Hits({ hits }: { hits: readonly Hit[] }) {
  return (
    <ol className={`card ${styles['hits']}`} role="list">
      {hits.map(hit => {
        const address = hitAddress(hit)
        return (
          <li key={address}>
            <h3>
              <a href={address}>
                <Marked text={hit.title} marks={hit.marks.title} />
              </a>
            </h3>
            <p>
              <Marked text={hit.description} marks={hit.marks.description} />
            </p>
            {hit.kind === 'guide' && hit.lead && (
              <a className={`more ${styles['lead']}`} href={hit.lead.address}>
                <Icon name="arrow" />
                {hit.lead.label}
              </a>
            )}
          </li>
        )
      })}
    </ol>
  )
}
