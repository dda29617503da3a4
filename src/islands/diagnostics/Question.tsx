import { useRef } from 'react'

import { antivirusNames, fields, operatingSystems } from '#domain/diagnostics/fields.ts'
import type { Field } from '#domain/diagnostics/fields.ts'
import type { Offer } from '#domain/diagnostics/offers.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import styles from './Diagnostics.module.css'

interface Props {
  name: Field
  error: string | undefined
  offer: Offer | undefined
}

/** Fields whose answer is one of a list suggest it. */
const suggestions: Partial<Record<Field, readonly string[]>> = {
  os: operatingSystems,
  antivirus: antivirusNames,
}

const numeric: ReadonlySet<Field> = new Set([
  'cpuUsage',
  'memoryUsage',
  'diskSpace',
  'architecture',
])

/** One field, with its hint, its error and what the browser saw. */
export function Question({ name, error, offer }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { label, hint } = fields[name]
  const list = suggestions[name]

  function accept(value: string) {
    if (!input.current) return
    input.current.value = value
    // Fires the event that typing would.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }

  return (
    <div className={styles['question']}>
      <div className="field">
        <label htmlFor={name}>{label}</label>
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
        {error && (
          <p className="error" id={`${name}-error`}>
            <Icon name="octagon" />
            <span>
              <span className="vh">Error: </span>
              {error}
            </span>
          </p>
        )}
        <input
          ref={input}
          type="text"
          id={name}
          name={name}
          inputMode={numeric.has(name) ? 'decimal' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          list={list && `${name}-list`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error ${name}-hint` : `${name}-hint`}
        />
        {list && (
          <datalist id={`${name}-list`}>
            {list.map(value => (
              <option key={value}>{value}</option>
            ))}
          </datalist>
        )}
      </div>
      {offer && <OfferLine offer={offer} accept={accept} />}
    </div>
  )
}

function OfferLine({ offer, accept }: { offer: Offer; accept: (value: string) => void }) {
  const { saw, certainty, value } = offer
  return (
    <div className={styles['offer']}>
      <Icon name="eye" />
      <span>
        Your browser sees: {saw} ({certainty}).
      </span>
      {value && (
        <button className="button" type="button" onClick={() => accept(value)}>
          Use “{value}”
        </button>
      )}
    </div>
  )
}
