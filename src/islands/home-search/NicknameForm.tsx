import { useRef } from 'react'
import type { SubmitEvent } from 'react'

import { Icon } from '#islands/ui/Icon.tsx'
import { nickname } from '#stores/nickname.ts'
import styles from './HomeSearch.module.css'

/** Asks for a nickname until one is saved. What was typed is kept when it is refused. */
export function NicknameForm() {
  const input = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!nickname.save(input.current?.value ?? '')) input.current?.focus()
  }

  return (
    <form className={`needs-js ${styles['ask']}`} onSubmit={submit}>
      <label htmlFor="nickname">What should we call you?</label>
      <p className="hint" id="nickname-hint">
        A first name or any nickname. It stays on this device.
      </p>
      <div className={styles['askRow']}>
        {/* oxlint-disable-next-line jsx-a11y/autocomplete-valid -- HTML has this value; the rule's list lacks it */}
        <input ref={input} id="nickname" autoComplete="nickname" aria-describedby="nickname-hint" />
        <button className="key key-main" type="submit">
          Let’s start
          <Icon name="arrow" />
        </button>
      </div>
      <a className="more" href="/search">
        Skip this
      </a>
    </form>
  )
}
