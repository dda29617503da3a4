import { fixHeading } from '#domain/turns/fix-heading.ts'
import type { Part } from '#domain/turns/fix-parts.ts'
import type { FixOnPage } from '#domain/turns/screens.ts'
import type { GuideOnPage } from '#stores/turns/turns.ts'

/** What stands in a fix besides its steps: headings for the ear, labels that a chosen system makes needless, the check. */
const NOT_SHOWN = 'header, h2, h3, .for-system, .note-good, .note-undo, .ask, .no-print'

/** The guide of this page. The page says everything; a step is a part of it. */
export function guideOnPage(page: Document): GuideOnPage<HTMLElement> {
  const systems = [...page.querySelectorAll<HTMLInputElement>('input[name=system]')]
  return {
    title: page.querySelector('h1')?.textContent.trim().slice(0, 200) ?? '',
    fixes: [...page.querySelectorAll<HTMLElement>('.fix')].map(fixOnPage),
    offered: systems.map(({ value }) => value).filter(value => value !== 'all'),
  }
}

function fixOnPage(section: HTMLElement): FixOnPage<HTMLElement> {
  const heading = section.querySelector('h2')
  return {
    number: Number(section.id.replace('fix-', '')),
    ...fixHeading(heading?.textContent ?? '', heading?.querySelector('.vh')?.textContent),
    parts: partsIn(section),
    expect: section.querySelector<HTMLElement>('.note-good > p') ?? undefined,
    undo: undoIn(section),
  }
}

/** How to undo a fix, without the label that stands before it in the same line. */
function undoIn(section: Element): HTMLElement | undefined {
  const line = section.querySelector('.note-undo > span')?.cloneNode(true)
  if (!(line instanceof HTMLElement)) return undefined
  line.querySelector(':scope > b:first-child')?.remove()
  return line
}

/** Wherever the page puts them, in their order. */
function partsIn(box: Element): Part<HTMLElement>[] {
  return [...box.children].flatMap(node => {
    if (!(node instanceof HTMLElement) || node.matches(NOT_SHOWN)) return []
    if (node.matches('.steps'))
      return [...node.querySelectorAll<HTMLElement>(':scope > li')].map(step =>
        partOf('step', step, node),
      )
    if (node.matches('.command')) return [partOf('command', node)]
    if (node.matches('.picture')) return [partOf('picture', node)]
    if (node.matches('.stop')) return [partOf('stop', node)]
    if (node.matches('p, ul, .note')) return [partOf('text', node)]
    return partsIn(node)
  })
}

const partOf = (kind: Part['kind'], node: HTMLElement, named = node): Part<HTMLElement> => ({
  kind,
  node,
  systems: systemsOf(named),
  inside: [...node.querySelectorAll<HTMLElement>('[data-for]')].map(systemsOf),
  words: (node.querySelector('.say') ?? node).textContent.trim(),
})

const systemsOf = (node: HTMLElement) => node.dataset['for']?.split(' ') ?? []
