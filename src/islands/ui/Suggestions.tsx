import styles from './SearchBox.module.css'

interface Props {
  id: string
  options: readonly { address: string; title: string }[]
  marked: number
  onChoose: (place: number) => void
}

/** The list under a search box. The pointer chooses; the keys are the box's. */
export function Suggestions({ id, options, marked, onChoose }: Props) {
  return (
    <div
      className={styles['suggestions']}
      hidden={options.length === 0}
      id={id}
      role="listbox"
      aria-label="Guides that may help"
    >
      {options.map(({ address, title }, place) => (
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
