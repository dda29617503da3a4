import { filters, sorts } from '#domain/forum/forum.ts'
import type { Filter, Sort } from '#domain/forum/forum.ts'
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
        <div>
          <label htmlFor="show-category">Category</label>
          <select
            id="show-category"
            value={filter}
            onChange={event => forum.show({ filter: event.target.value as Filter })}
          >
            {filters.map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        {forum.available && (
          <div>
            <label htmlFor="show-order">Order</label>
            <select
              id="show-order"
              value={sort}
              onChange={event => forum.show({ sort: event.target.value as Sort })}
            >
              {sorts.map(name => (
                <option key={name} value={name}>
                  {labels[name]}
                </option>
              ))}
            </select>
          </div>
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
