import { useEffect, useRef } from 'react'
import type { ReactNode, SubmitEvent } from 'react'

import { LONGEST_QUERY } from '#domain/search/query.ts'
import type { Suggestions as Offered } from '#stores/home-search/suggestions.ts'
import { Icon } from './Icon.tsx'
import { optionsOf, Suggestions } from './Suggestions.tsx'
import { useCombobox } from './use-combobox.ts'
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
  /** More buttons beside the search button. */
  children?: ReactNode
  describedBy?: string
  /** Guides offered while somebody types; makes the box a combobox. */
  suggest?: {
    offered: Offered
    choose: (address: string) => void
    close: () => void
    hold: () => void
    release: () => void
  }
}

const nothing: Offered = { state: 'none' }

/** A search box with its buttons. As plain HTML it sends the query to /search. */
export function SearchBox(props: Props) {
  const { id, label, value, onType, onSubmit, onClear, onFocus, children, describedBy, suggest } =
    props
  const input = useRef<HTMLInputElement>(null)
  const offered = suggest?.offered ?? nothing
  const options = optionsOf(offered)
  const open = offered.state === 'shown'
  const listId = `${id}-list`
  const choose = (place: number) => {
    const option = options[place]
    if (option) suggest?.choose(option.address)
  }
  const { marked, onKeyDown, unmark } = useCombobox({
    count: open ? options.length : 0,
    choose,
    close: () => suggest?.close(),
    hold: () => suggest?.hold(),
  })

  // What was typed before the script came is in the field, but not yet in the store.
  useEffect(() => {
    const early = input.current?.value
    if (early) onType(early)
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    // There is nothing to search for yet, and a sentence of the page says so.
    if (!value.trim()) input.current?.focus()
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
          // A combobox may not be a search field (ARIA in HTML); the keyboard's key says "search" all the same.
          type={suggest ? 'text' : 'search'}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_QUERY}
          value={value}
          aria-describedby={describedBy}
          onChange={event => {
            unmark()
            onType(event.target.value)
          }}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onBlur={() => suggest?.close()}
          {...(suggest && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': open,
            'aria-controls': listId,
            'aria-activedescendant': marked >= 0 ? `${listId}-${marked}` : undefined,
          })}
        />
        {value && (
          <button
            className="icon-button"
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
      <div className={styles['buttons']}>
        <button className="button button-primary" type="submit">
          <Icon name="search" />
          Search
        </button>
        {children}
      </div>
      {/* Below the buttons: it must not lie over what a finger aims at after the last letter. */}
      {suggest && (
        <Suggestions
          id={listId}
          offered={offered}
          marked={marked}
          onChoose={choose}
          onHover={over => (over ? suggest.hold() : suggest.release())}
        />
      )}
    </form>
  )
}
