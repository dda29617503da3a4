/**
 * Why an island? The share sheet and the clipboard are the browser's.
 * Without JavaScript? The links to WhatsApp, Facebook, X and email work.
 */
import { useSyncExternalStore } from 'react'

import { shareTargets } from '#domain/share/share.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { ShareLink, ShareResult } from '#islands/ui/ShareParts.tsx'
import { share } from '#stores/share/share.ts'
import styles from './Share.module.css'

interface Props {
  address: string
  title: string
}

/** A browser has a share sheet, or it has none. */
const neverChanges = () => () => {}

export function Share({ address, title }: Props) {
  const [first, ...more] = shareTargets(address, title)
  const sheet = useSyncExternalStore(neverChanges, share.hasSheet, () => false)

  return (
    <section className={styles['share']} aria-label="Share">
      <h2>Know someone with a stuck computer?</h2>
      <div className="row">
        <ShareLink {...first} />
        <button className="button needs-js" type="button" onClick={() => share.copy(address)}>
          Copy link
        </button>
      </div>
      <details>
        <summary>More</summary>
        <div className="row">
          {more.map(target => (
            <ShareLink key={target.name} {...target} />
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
      <ShareResult className={styles['status']} address={address} />
    </section>
  )
}
