/**
 * Why an island? Every button answers with the browser's own alert.
 * Without JavaScript? The same sentence stands where the button would be.
 */
import { learningCards, UNDER_CONSTRUCTION } from '#domain/learning/learning.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { sayUnderConstruction } from '#stores/learning/learning.ts'
import styles from './Learning.module.css'

export function Learning() {
  return (
    <ul className={styles['cards']} role="list">
      {learningCards.map(({ name, icon, sentence, button }) => (
        <li className={`card ${styles['card']}`} key={name}>
          <Icon name={icon} />
          <h2>{name}</h2>
          <p>{sentence}</p>
          <button className="button needs-js" type="button" onClick={sayUnderConstruction}>
            {button}
          </button>
          <p className={styles['instead']}>{UNDER_CONSTRUCTION}</p>
        </li>
      ))}
    </ul>
  )
}
