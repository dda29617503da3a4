import { filters, sorts } from '#domain/forum/forum.ts'
import type { Sort } from '#domain/forum/forum.ts'
import { useLive } from '#islands/use-live.ts'
import { firstView, forum } from '#stores/forum/forum.ts'
import styles from './Forum.module.css'

const labels: Record<Sort, string> = { newest: 'Newest', top: 'Top' }

/** Which category is shown, and in which order. Both stand in the address, so that a view can be sent to somebody. */
export function ViewChoice() {
  const { filter, sort } = useLive(forum.$view, firstView)
  const unknown = useLive(forum.$unknown, '')
  return (
    <div className="needs-js">
      <div className={styles['view']}>
        <Select
          id="show-category"
          label="Category"
          options={filters}
          value={filter}
          onChange={chosen => forum.show({ filter: chosen })}
        />
        {forum.available && (
          <Select
            id="show-order"
            label="Order"
            options={sorts}
            names={labels}
            value={sort}
            onChange={chosen => forum.show({ sort: chosen })}
          />
        )}
      </div>
      {unknown && (
        <p className="notice">
          There is no category “<bdi>{unknown}</bdi>”. These are all questions.
        </p>
      )}
    </div>
  )
}

interface SelectProps<Option extends string> {
  id: string
  label: string
  options: readonly Option[]
  /** What a reader sees, where it is not the option itself. */
  names?: Readonly<Record<Option, string>>
  value: Option
  onChange: (chosen: Option) => void
}

function Select<Option extends string>({
  id,
  label,
  options,
  names,
  value,
  onChange,
}: SelectProps<Option>) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.target.value as Option)}>
        {options.map(option => (
          <option key={option} value={option}>
            {names ? names[option] : option}
          </option>
        ))}
      </select>
    </div>
  )
}
