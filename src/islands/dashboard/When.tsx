import { site } from '#site.ts'
import styles from './Dashboard.module.css'

const format = new Intl.DateTimeFormat(site.language, { dateStyle: 'medium', timeStyle: 'short' })
/** Beyond this, a date cannot say it. Only a damaged entry has such a time. */
const FURTHEST = 8.64e15

/** Day and time of an instant, in the reader's own time zone. */
export function When({ at }: { at: number }) {
  if (Math.abs(at) > FURTHEST) return null
  const instant = new Date(at)
  return (
    <time className={`soft small ${styles['line']}`} dateTime={instant.toISOString()}>
      {format.format(instant)}
    </time>
  )
}
