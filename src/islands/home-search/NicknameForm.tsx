import { useLayoutEffect, useState } from 'react'
import type { SubmitEvent } from 'react'

import { cleanNickname, isTooLong, LONGEST_NICKNAME } from '#domain/home-search/nickname.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useFocusOnLeave } from '#islands/ui/use-focus-on-leave.ts'
import { nickname } from '#stores/home-search/nickname.ts'
import { homeBox, nicknameField } from './ids.ts'
import styles from './HomeSearch.module.css'

interface Props {
  /** The nickname that is to be changed; empty when there is none yet. */
  before: string
  onSaved: () => void
}

/** Asks for a nickname until one is saved. What was typed is kept when it is refused. */
export function NicknameForm({ before, onSaved }: Props) {
  // Once the name is saved this form disappears: the focus moves to the search.
  const form = useFocusOnLeave<HTMLFormElement>(homeBox)
  const [typed, setTyped] = useState(before)
  const input = () => form.current?.querySelector('input')
  useLayoutEffect(() => {
    // What was typed before hydration.
    setTyped(input()?.value ?? '')
    if (before) input()?.select()
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (nickname.save(input()?.value ?? '')) onSaved()
    else input()?.focus()
  }

  return (
    <form
      ref={form}
      className={`needs-js ${styles['ask']}`}
      data-changing={before ? '' : undefined}
      onSubmit={submit}
    >
      <label htmlFor={nicknameField}>What should we call you?</label>
      <p className="hint" id="nickname-hint" aria-live="polite">
        {isTooLong(typed)
          ? `We use the first ${LONGEST_NICKNAME} characters: “${cleanNickname(typed)}”.`
          : 'A first name or any nickname. It stays on this device.'}
      </p>
      <div className={styles['askRow']}>
        <input
          id={nicknameField}
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- HTML has this value; the rule's list lacks it
          autoComplete="nickname"
          aria-describedby="nickname-hint"
          defaultValue={before}
          onChange={event => setTyped(event.target.value)}
        />
        <button className="button button-primary" type="submit">
          {before ? 'Save' : 'Let’s start'}
          <Icon name="arrow" />
        </button>
      </div>
      {!before && (
        <a className="more" href="/search">
          Skip this
        </a>
      )}
    </form>
  )
}
