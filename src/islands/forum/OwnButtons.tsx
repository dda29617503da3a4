import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'

import { refocus } from '#islands/ui/refocus.ts'
import { TextButton } from '#islands/ui/TextButton.tsx'

interface Props {
  post: 'question' | 'answer'
  /** The form is shown in place of the buttons. */
  editing: boolean
  edit: () => void
  remove: () => Promise<void>
}

/** Edits and deletes one's own post. The focus returns from the form, and moves on from a deleted post. */
export function OwnButtons({ post, editing, edit, remove }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(editing)
  const [removing, setRemoving] = useState(false)
  useEffect(() => {
    if (before.current && !editing) button.current?.focus()
    before.current = editing
  }, [editing])

  /** A deleted question may stay as a placeholder. After the last item the focus goes to what lists it. */
  async function onRemove({ currentTarget }: MouseEvent) {
    const here = currentTarget.closest('li')
    const next = here?.nextElementSibling ?? here?.previousElementSibling
    const opener = here?.closest('article')?.querySelector('[aria-expanded]')
    const heading = here?.closest('section')?.querySelector('h2')
    setRemoving(true)
    await remove()
    setRemoving(false)
    refocus(here, next, opener, heading)
  }

  if (editing) return null
  return (
    <>
      <TextButton ref={button} onClick={edit}>
        Edit<span className="vh"> your {post}</span>
      </TextButton>
      <TextButton onClick={onRemove} aria-disabled={removing}>
        {removing ? 'Deleting…' : 'Delete'}
        <span className="vh"> your {post}</span>
      </TextButton>
    </>
  )
}
