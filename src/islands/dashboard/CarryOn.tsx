import { placeInWords } from '#domain/turns/place-in-words.ts'
import { useLive } from '#islands/use-live.ts'
import { progress } from '#stores/gate/progress.ts'
import { When } from './When.tsx'
import styles from './Dashboard.module.css'

const MOST = 3

interface Props {
  /** The guides whose parts are called ways, not fixes. */
  ways: readonly number[]
}

/** The guides that the reader is in the middle of, not those that have helped already. Without one there is nothing to show. */
export function CarryOn({ ways }: Props) {
  const places = useLive(progress.$progress, [])
    .filter(({ fix }) => fix > 0)
    .slice(0, MOST)
  if (places.length === 0) return null
  return (
    <section className={`card ${styles['sheet']}`} aria-labelledby="carry-on">
      <h2 id="carry-on">Carry on where you stopped</h2>
      <ul className={styles['list']} role="list">
        {places.map(({ guide, title, fix, step, at }) => (
          <li key={guide}>
            <a href={`/issue/${guide}#fix-${fix}`}>{title || `Guide ${guide}`}</a>
            <span className={`soft small ${styles['line']}`}>
              {placeInWords(ways.includes(guide) ? 'Way' : 'Fix', { fix, step })}
            </span>
            <When at={at} />
          </li>
        ))}
      </ul>
    </section>
  )
}
