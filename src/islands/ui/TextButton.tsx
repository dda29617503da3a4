import type { ComponentProps } from 'react'

import styles from './TextButton.module.css'

/** A button that looks like a link: for what is done less often, beside what is read. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button className={styles['text']} type="button" {...props} />
}
