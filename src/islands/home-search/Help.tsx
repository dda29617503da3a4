import { Icon } from '#islands/ui/Icon.tsx'
import styles from './HomeSearch.module.css'

/** Two ways on for whoever cannot say what is wrong, or has no time to. */
export function Help() {
  return (
    <div className={styles['help']}>
      <a className="button" href="/diagnostics/what-is-wrong">
        Not sure? Answer 2 questions
      </a>
      <a className={styles['scam']} href="/scam">
        <Icon name="octagon" />A caller is in my computer
      </a>
    </div>
  )
}
