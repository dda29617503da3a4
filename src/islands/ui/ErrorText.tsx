import styles from './Refused.module.css'

/** Our sentence, then the provider's own words, once and small. */
export function ErrorText({ sentence, said }: { sentence: string; said: string }) {
  return (
    <span>
      {sentence}
      {said && <small className={styles['detail']}>{said}</small>}
    </span>
  )
}
