import { useState } from 'react'
import type { KeyboardEvent } from 'react'

interface Options {
  count: number
  /** Called with the place of the option that is chosen. */
  choose: (place: number) => void
  close: () => void
  /** Called when somebody begins to move through the list. */
  hold: () => void
}

/**
 * The keys of a combobox with a list: arrows move through it, Enter takes the marked option, Escape closes it.
 * The focus stays in the field. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox({ count, choose, close, hold }: Options) {
  const [active, setActive] = useState(-1)
  const marked = active < count ? active : -1

  function move(event: KeyboardEvent, step: number) {
    event.preventDefault()
    hold()
    // One place more than there are options: the field itself, where nothing is marked.
    const next = (marked + 1 + step + count + 1) % (count + 1)
    setActive(next - 1)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (count === 0) return
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') move(event, -1)
    else if (event.key === 'Escape') {
      event.preventDefault()
      setActive(-1)
      close()
    } else if (event.key === 'Enter' && marked >= 0) {
      event.preventDefault()
      choose(marked)
    }
  }

  return { marked, onKeyDown, unmark: () => setActive(-1) }
}
