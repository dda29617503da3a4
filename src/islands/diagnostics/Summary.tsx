import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'

import { fieldNames } from '#domain/diagnostics/fields.ts'
import type { Field, FieldErrors } from '#domain/diagnostics/fields.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** All errors in one place. It takes the focus each time the form is rejected, even with the same errors. */
export function Summary({ errors }: { errors: FieldErrors }) {
  const box = useRef<HTMLElement>(null)
  const wrong = fieldNames.filter(name => errors[name])
  useEffect(() => {
    if (Object.keys(errors).length > 0) box.current?.focus()
  }, [errors])
  if (wrong.length === 0) return null

  return (
    <section className="error-summary" ref={box} tabIndex={-1} aria-labelledby="errors">
      <h3 id="errors">
        Please check {words[wrong.length]} {wrong.length === 1 ? 'answer' : 'answers'}
      </h3>
      <ul role="list">
        {wrong.map(name => (
          <li key={name}>
            <a href={`#${name}`} onClick={event => goToField(event, name)}>
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Brings the label into view with its field, and leaves the address, which names the question above, as it is. */
function goToField(event: MouseEvent, name: Field) {
  const input = document.getElementById(name)
  if (!(input instanceof HTMLInputElement)) return
  event.preventDefault()
  input.labels?.[0]?.scrollIntoView()
  input.focus({ preventScroll: true })
}
