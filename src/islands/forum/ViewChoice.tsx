import { filters, sorts } from '#domain/forum.ts'
import type { Sort } from '#domain/forum.ts'
import { useLive } from '#islands/use-live.ts'
import { firstView, forum } from '#stores/forum.ts'
import styles from './Forum.module.css'

const labels: Record<Sort, string> = { newest: 'Newest', top: 'Top' }

/** Which category is shown, and in which order. Both stand in the address, so that a view can be sent to somebody. */
export function ViewChoice() {
  const { filter, sort } = useLive(forum.$view, firstView)
  const unknown = useLive(forum.$unknown, '')
  return (
    <div className={`needs-js ${styles['view']}`}>
      <fieldset>
        <legend className={styles['legend']}>Show</legend>
        <div className="choices">
          {filters.map(name => (
            <label key={name}>
              <input
                type="radio"
                name="filter"
                checked={name === filter}
                onChange={() => forum.show({ filter: name })}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {forum.available && (
        <fieldset>
          <legend className={styles['legend']}>Order</legend>
          <div className="choices">
            {sorts.map(name => (
              <label key={name}>
                <input
                  type="radio"
                  name="sort"
                  checked={name === sort}
                  onChange={() => forum.show({ sort: name })}
                />
                {labels[name]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {unknown && (
        <p className="notice">There is no category “{unknown}”. These are all questions.</p>
      )}
    </div>
  )
}
