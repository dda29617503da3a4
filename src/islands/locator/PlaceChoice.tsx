import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'

import { findAreas } from '#domain/locator/areas.ts'
import type { Area } from '#domain/locator/areas.ts'
import { assertNever } from '#domain/result.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { areas } from '#stores/locator/areas.ts'
import { place } from '#stores/locator/position.ts'
import styles from './Locator.module.css'

/** A place by its name, for whoever does not want to say where the device is. */
export function PlaceChoice({ onAsk }: { onAsk: () => void }) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const remote = useLive(areas.$areas, { state: 'idle' })
  const found = remote.state === 'ready' && open ? findAreas(remote.value, typed) : []

  function begin() {
    setOpen(true)
    void areas.load()
  }

  function choose(area: Area) {
    setTyped(area.name)
    setOpen(false)
    onAsk()
    place.choose(area.place, area.name)
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setOpen(true)
    // The field itself: Enter may come before React has drawn the last letter.
    const area = await areas.find(input.current?.value ?? '')
    if (area) choose(area)
  }

  function said(): string {
    switch (remote.state) {
      case 'idle':
        return ''
      case 'loading':
        return 'Fetching the list of places…'
      case 'failed':
        return remote.reason === 'offline'
          ? 'The list of places did not arrive. Check your connection, then press Find.'
          : 'Our list of places does not work just now. Show the map, move it, and look around its middle.'
      case 'ready':
        return open && found.length === 0
          ? 'We have no place of that name. Show the map, move it, and look around its middle.'
          : ''
      default:
        return assertNever(remote)
    }
  }

  return (
    <form className={`field ${styles['way']}`} onSubmit={event => void submit(event)}>
      <label htmlFor="area">Or choose a town or area</label>
      <div className={styles['typed']}>
        <input
          ref={input}
          id="area"
          value={typed}
          autoComplete="off"
          aria-describedby="area-said"
          onFocus={begin}
          onChange={event => {
            setTyped(event.target.value)
            begin()
          }}
        />
        <button className="button" type="submit">
          Find
        </button>
      </div>
      <p className="hint" id="area-said" role="status">
        {said()}
      </p>
      {found.length > 0 && (
        <ul className={styles['areas']} role="list" aria-label="Places">
          {found.map(area => (
            <li key={area.name}>
              <button className="button" type="button" onClick={() => choose(area)}>
                <Icon name="pin" />
                {area.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
