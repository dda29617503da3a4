import { useLayoutEffect, useState } from 'react'
import type { KeyboardEvent, SubmitEvent } from 'react'

import { cleanNickname, isTooLong, LONGEST_NICKNAME } from '#domain/home-search/nickname.ts'
import { searchAddress } from '#domain/search/address.ts'
import { useFocusOnLeave } from '#islands/ui/use-focus-on-leave.ts'
import { nickname } from '#stores/home-search/nickname.ts'
import { $changingNickname } from '#stores/home-search/requests.ts'
import { homeBox, homeResults, nicknameField } from './ids.ts'
import styles from './HomeSearch.module.css'

interface Props {
  /** The nickname that is to be changed; empty when there is none yet. */
  before?: string
  /** The query that waits for a nickname. */
  waiting?: string
  /** Called before the reader leaves to search without a nickname. */
  onLeave?: () => void
}

/** Asks for a nickname until one is saved. What was typed is kept when it is refused. */
export function NicknameForm({ before = '', waiting = '', onLeave }: Props) {
  // Once the name is saved this form disappears: the focus moves to the results, or to the search.
  const form = useFocusOnLeave<HTMLFormElement>(waiting ? homeResults : homeBox)
  const [typed, setTyped] = useState(before)
  const input = () => form.current?.querySelector('input')
  useLayoutEffect(() => {
    // What was typed before hydration.
    setTyped(input()?.value ?? '')
    if (!before) return
    input()?.focus()
    input()?.select()
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (nickname.save(input()?.value ?? '')) $changingNickname.set('')
    else input()?.focus()
  }

  /** Enter searches, with a name or without. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, nativeEvent } = event
    if (key !== 'Enter' || nativeEvent.isComposing || !waiting) return
    if (cleanNickname(currentTarget.value)) return
    event.preventDefault()
    form.current?.querySelector('a')?.click()
  }

  return (
    <form
      ref={form}
      data-changing={before ? '' : undefined}
      className={`needs-js ${styles['nickname']}`}
      onSubmit={submit}
    >
      <label htmlFor={nicknameField}>What should we call you?</label>
      <p className="hint" id="nickname-hint" aria-live="polite">
        {isTooLong(typed)
          ? `We use the first ${LONGEST_NICKNAME} characters: “${cleanNickname(typed)}”.`
          : 'A first name or any nickname. It stays on this device.'}
      </p>
      <div className={styles['nicknameRow']}>
        <input
          id={nicknameField}
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- HTML has this value; the rule's list lacks it
          autoComplete="nickname"
          aria-describedby="nickname-hint"
          defaultValue={before}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button className={`button ${before || waiting ? 'button-primary' : ''}`} type="submit">
          {submitLabel(before, waiting)}
        </button>
        {waiting && (
          <a className="button" href={searchAddress(waiting)} onClick={onLeave}>
            Search without a name
          </a>
        )}
      </div>
    </form>
  )
}

function submitLabel(before: string, waiting: string) {
  if (before) return 'Save'
  return waiting ? 'Save name and search' : 'Let’s start'
}
