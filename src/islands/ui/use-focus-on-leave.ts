import { useLayoutEffect, useRef } from 'react'

/**
 * For a part of the page that goes away, often with the very press that was made in it: hands the focus on to the
 * element with this id, where it would else fall to the body. Give the returned reference to the part.
 */
export function useFocusOnLeave<Part extends HTMLElement>(id: string) {
  const part = useRef<Part>(null)
  const next = useRef(id)
  useLayoutEffect(() => {
    next.current = id
  }, [id])
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      // What comes in its place is in the page only after this.
      queueMicrotask(() => document.getElementById(next.current)?.focus())
    }
  }, [])
  return part
}
