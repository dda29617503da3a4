import { assertNever } from '#domain/result.ts'
import type { Suggestions as Offered } from '#stores/home-search/suggestions.ts'
import styles from './SearchBox.module.css'

interface Props {
  id: string
  offered: Offered
  marked: number
  onChoose: (place: number) => void
  /** A pointer is over the list, or has left it. */
  onHover: (over: boolean) => void
}

/** The list under a search box. The pointer chooses; the keyboard stays with the box. */
export function Suggestions({ id, offered, marked, onChoose, onHover }: Props) {
  return (
    <div
      className={styles['suggestions']}
      id={id}
      role="listbox"
      aria-label="Guides that may help"
      {...visibility(offered)}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      {optionsOf(offered).map(({ address, title }, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box keeps the focus and hears the keys
        <div
          key={address}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === marked}
          // The field must not lose the focus before the press counts.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          {title}
        </div>
      ))}
    </div>
  )
}

export const optionsOf = (offered: Offered) => (offered.state === 'none' ? [] : offered.options)

function visibility({ state }: Offered) {
  switch (state) {
    case 'none':
      return { hidden: true }
    case 'shown':
      return {}
    case 'leaving':
      return { 'data-leaving': '', 'aria-hidden': true }
    default:
      return assertNever(state)
  }
}
