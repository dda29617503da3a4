import styles from './Dashboard.module.css'

/** What has happened since the member was last here. */
export function Notifications() {
  return (
    <section className={`card ${styles['sheet']}`} aria-labelledby="notifications">
      <h2 id="notifications">Notifications</h2>
      <p>No new notifications.</p>
    </section>
  )
}
