import { Icon } from './Icon.tsx'
import styles from './Portrait.module.css'

/** The photo of a member; without one, a drawing of a person. The name stands beside it. */
export function Portrait({ photo }: { photo: string | undefined }) {
  return photo ? (
    <img
      className={styles['portrait']}
      src={photo}
      alt=""
      width={96}
      height={96}
      // Google's photos are refused to pages that say where they are.
      referrerPolicy="no-referrer"
    />
  ) : (
    <span className={styles['portrait']}>
      <Icon name="user" />
    </span>
  )
}
