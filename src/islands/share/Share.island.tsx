/**
 * Why an island? The share sheet and the clipboard are the browser's.
 * Without JavaScript? The links to WhatsApp, Facebook, X and email work.
 */
import { useSyncExternalStore } from 'react'

import { shareTargets } from '#domain/share/share.ts'
import type { ShareTarget } from '#domain/share/share.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { share } from '#stores/share/share.ts'
import type { Shared } from '#stores/share/share.ts'
import styles from './Share.module.css'

interface Props {
  address: string
  title: string
}

const sentences: Record<Shared, string> = {
  nothing: '',
  copied: 'The link is copied. Paste it where you like.',
  refused: 'Your browser did not allow that. Copy this address instead:',
}

/** A browser has a share sheet, or it has none. */
const neverChanges = () => () => {}

export function Share({ address, title }: Props) {
  const shared = useLive(share.$shared, 'nothing')
  const [first, ...more] = shareTargets(address, title)
  const sheet = useSyncExternalStore(neverChanges, share.hasSheet, () => false)

  return (
    <section className={styles['share']} aria-label="Share">
      <h2>Know someone with a stuck computer?</h2>
      <div className="row">
        <Target {...first} />
        <button className="button needs-js" type="button" onClick={() => share.copy(address)}>
          Copy link
        </button>
      </div>
      <details>
        <summary>More</summary>
        <div className="row">
          {more.map(target => (
            <Target key={target.name} {...target} />
          ))}
          {/* It comes last: what appears late must not push a link away under a finger. */}
          {sheet && (
            <button className="button" type="button" onClick={() => share.open(title, address)}>
              <Icon name="share" />
              Share
            </button>
          )}
        </div>
      </details>
      <p className={styles['said']} role="status">
        {sentences[shared]}
        {shared === 'refused' && <code>{address}</code>}
      </p>
    </section>
  )
}

function Target({ name, icon, href }: ShareTarget) {
  return (
    <a className="button" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name={icon} />
      {name}
    </a>
  )
}
