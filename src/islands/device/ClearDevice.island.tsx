/**
 * Why an island? Only a script can remove what this browser keeps.
 * Without JavaScript? Nothing is kept but the pages' own cookie; the sentence leads to the browser's settings.
 */
import { Icon } from '#islands/ui/Icon.tsx'
import { clearDevice } from '#stores/device/clear-device.ts'
import styles from './ClearDevice.module.css'

export function ClearDevice() {
  return (
    <div className={`flow ${styles['clear']}`}>
      <p>
        Does somebody else use this computer? Your browser keeps some notes for this site: your
        nickname, searches, places in guides, drafts, settings and some pages.{' '}
        <a href="/privacy-policy#what-stays-on-your-device">What stays on your device</a>
      </p>
      <button className="button needs-js" type="button" onClick={clearDevice}>
        <Icon name="trash" />
        Clear this device
      </button>
    </div>
  )
}
