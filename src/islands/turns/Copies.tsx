import { useLayoutEffect, useRef } from 'react'

import { systemLabels } from '#domain/guide/systems.ts'
import { isFor } from '#domain/turns/fix-parts.ts'

interface Props {
  nodes: readonly (Node | undefined)[]
  /** What is for other systems is left out. */
  system: string | undefined
  /** The element that holds them. */
  as?: 'div' | 'span'
  className?: string
}

/** Parts of the page, shown once more. The page keeps its own. */
export function Copies({ nodes, system, as: Box = 'div', className }: Props) {
  const box = useRef<HTMLElement>(null)
  const copied = useRef<readonly unknown[]>([])
  useLayoutEffect(() => {
    // A wait draws its step anew every second: what is the same stays, with its pictures and what is selected in it.
    const wanted = [system, ...nodes]
    const isSame =
      wanted.length === copied.current.length &&
      wanted.every((part, at) => part === copied.current[at])
    if (isSame) return
    copied.current = wanted
    box.current?.replaceChildren(...nodes.flatMap(node => (node ? copyOf(node, system) : [])))
  })
  return <Box className={className} ref={box as never} />
}

function copyOf(node: Node, system: string | undefined): readonly Node[] {
  const copy = node.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return [copy]
  if (!isForReader(copy, system)) return []
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[data-for]')]) {
    if (!isForReader(part, system)) part.remove()
    else if (part.dataset['for'] && system) removeLabel(part)
  }
  // Headings of a fix would stand before the heading of the step.
  for (const heading of copy.querySelectorAll('h3, h4')) {
    const label = document.createElement('p')
    label.className = 'turn-label'
    label.append(...heading.childNodes)
    heading.replaceWith(label)
  }
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    part.removeAttribute('id')
    // The styles of the page hide by these.
    part.removeAttribute('data-for')
  }
  return [copy]
}

const isForReader = (part: HTMLElement, system: string | undefined) =>
  isFor(part.dataset['for']?.split(' ') ?? [], system)

/** "Windows:" says nothing to somebody who has said that this is their computer. */
function removeLabel(part: HTMLElement) {
  const label = part.firstElementChild
  if (label?.localName === 'b' && systemLabels.has(label.textContent.replace(/:\s*$/, '')))
    label.remove()
}
