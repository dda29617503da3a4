import { useEffect, useRef } from 'react'
import type { ReactNode, SubmitEvent } from 'react'

import { LONGEST_QUERY } from '#domain/search-query.ts'
import { Icon } from './Icon.tsx'
import styles from './SearchBox.module.css'

interface Props {
  id: string
  label: string
  value: string
  onType: (text: string) => void
  onSubmit: () => void
  onClear: () => void
  /** Called when somebody is about to type. */
  onFocus?: () => void
  /** More keys beside the search key. */
  children?: ReactNode
  describedBy?: string
}

/** A search box with its keys. As plain HTML it sends the query to /search. */
export function SearchBox(props: Props) {
  const { id, label, value, onType, onSubmit, onClear, onFocus, children, describedBy } = props
  const input = useRef<HTMLInputElement>(null)

  // What was typed before the script came is in the field, but not yet in the store.
  useEffect(() => {
    const early = input.current?.value
    if (early) onType(early)
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form className={styles['form']} role="search" action="/search" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['box']}>
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_QUERY}
          value={value}
          aria-describedby={describedBy}
          onChange={event => onType(event.target.value)}
          onFocus={onFocus}
        />
        {value && (
          <button
            className="bare"
            type="button"
            aria-label="Clear the text"
            onClick={() => {
              onClear()
              input.current?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={styles['keys']}>
        <button className="key key-main" type="submit">
          <Icon name="search" />
          Search
        </button>
        {children}
      </div>
    </form>
  )
}
