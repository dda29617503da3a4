import type { ReactNode } from 'react'

import { categories } from '#domain/forum/forum.ts'
import type { Category } from '#domain/forum/forum.ts'
import type { Draft, DraftField, DraftProblems } from '#domain/forum/question-draft.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { directionOf } from '#islands/ui/writing-direction.ts'

interface Props {
  /** Makes the ids of the fields unique. */
  id: string
  draft: Draft
  problems: DraftProblems
  onType: (changed: Partial<Draft>) => void
  afterTitle?: ReactNode
}

/** The three fields of a question, to ask and to edit. */
export function QuestionFields({ id, draft, problems, onType, afterTitle }: Props) {
  const about = (field: DraftField) => ({
    id: `${id}-${field}`,
    'aria-invalid': problems[field] ? true : undefined,
    'aria-describedby': problems[field] ? `${id}-${field}-problem` : undefined,
  })
  const problem = (field: DraftField) =>
    problems[field] && (
      <p className="error" id={`${id}-${field}-problem`}>
        <Icon name="octagon" />
        {problems[field]}
      </p>
    )

  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-title`}>Your question</label>
        {problem('title')}
        <input
          {...about('title')}
          name="title"
          dir={directionOf(draft.title)}
          required
          autoComplete="off"
          value={draft.title}
          onChange={event => onType({ title: event.target.value })}
        />
      </div>
      {afterTitle}
      <div className="field">
        <label htmlFor={`${id}-category`}>Category</label>
        {problem('category')}
        <select
          {...about('category')}
          name="category"
          required
          value={draft.category}
          onChange={event => onType({ category: event.target.value as Category | '' })}
        >
          <option value="">Choose a category</option>
          {categories.map(name => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-details`}>Details (optional)</label>
        <span className="hint" id={`${id}-hint`}>
          Which computer, what you see, what you have tried. No names, no passwords.
        </span>
        {problem('details')}
        <textarea
          {...about('details')}
          name="details"
          dir={directionOf(draft.details)}
          value={draft.details}
          onChange={event => onType({ details: event.target.value })}
        />
      </div>
    </>
  )
}
