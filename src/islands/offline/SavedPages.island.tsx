/**
 * Why an island? Only this device knows which pages it has saved.
 * Without JavaScript? The page says that pages opened before may still open, and links to the two that always do.
 */
import { keepSentences } from '#domain/sentences.ts'
import { useLive } from '#islands/use-live.ts'
import { offline } from '#stores/offline/offline.ts'
import type { KeptPages as Kept } from '#stores/offline/offline.ts'
import styles from './Offline.module.css'

const before: Kept = { state: 'looking' }

export function SavedPages() {
  const saved = useLive(offline.$pages, before)
  if (saved.state === 'looking') return <p className="soft">Looking at what is on this device…</p>
  if (saved.state === 'refused') return <p className="notice">{keepSentences.refused}</p>
  if (saved.pages.length === 0)
    return <p className="soft">No pages are on this device yet. Those that you open will be.</p>
  const guides = saved.pages.filter(({ path }) => path.startsWith('/issue/'))
  const others = saved.pages.filter(({ path }) => !path.startsWith('/issue/'))
  return (
    <>
      <List title="Guides on this device" pages={guides} />
      <List title="Other pages on this device" pages={others} />
    </>
  )
}

function List({
  title,
  pages,
}: {
  title: string
  pages: Extract<Kept, { state: 'ready' }>['pages']
}) {
  if (pages.length === 0) return null
  const sorted = [...pages].sort((a, b) => a.title.localeCompare(b.title))
  return (
    <section className="flow">
      <h2>{title}</h2>
      <ul className={`card ${styles['pages']}`} role="list">
        {sorted.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title || path}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
