import {
  heardBefore,
  heardKeys,
  heardLink,
  joinsKeys,
  saysItIsUndo,
} from '#domain/read-aloud/for-ear.ts'
import type { Swap } from '#domain/read-aloud/for-ear.ts'

/**
 * What a voice says in other words than the page shows, in the order of the block's text: keys, names of other guides,
 * and labels that are true for the eye only. `step` is the number of the step that the block belongs to.
 */
export function swapsForEar(block: Element, step: number): Swap[] {
  const text = block.textContent
  const all = (selector: string) =>
    [...block.querySelectorAll(selector)].map(part => ({ part, ...placeOf(part, block) }))

  const keys = groupsOf(all('kbd'), text).map(group => {
    const start = group[0]?.start ?? 0
    const end = group.at(-1)?.end ?? start
    const names = group.map(({ part }) => part.textContent)
    const isChoice = / or /.test(text.slice(group.at(-2)?.end ?? end, end))
    return {
      start,
      end,
      heard: heardKeys(names, { isChoice, before: text.slice(0, start), after: text.slice(end) }),
    }
  })
  const links = all('a[href^="/issue/"]').map(({ part, start, end }) => ({
    start,
    end,
    heard: heardLink(part.textContent, text.slice(0, start)),
  }))
  const labels = all('b').flatMap(({ part, start, end }) => {
    if (part.closest('.safeguard'))
      return [{ start, end, heard: heardBefore(part.textContent, step) }]
    const isLabel = part.closest('.note-undo') && /undo this:?\s*$/.test(part.textContent)
    return isLabel && saysItIsUndo(text.slice(end)) ? [{ start, end, heard: '' }] : []
  })
  // The voice goes on to the next fix by itself.
  const onward = all('.one-system').map(({ start, end }) => ({ start, end, heard: '' }))
  return [...keys, ...links, ...labels, ...onward].sort((a, b) => a.start - b.start)
}

interface Placed {
  part: Element
  start: number
  end: number
}

/** Keys that are pressed together, or of which one is chosen. */
function groupsOf(keys: readonly Placed[], text: string): Placed[][] {
  const groups: Placed[][] = []
  for (const key of keys) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && joinsKeys(text.slice(last.end, key.start))) group.push(key)
    else groups.push([key])
  }
  return groups
}

/** Where a part stands in the text of its block. */
function placeOf(part: Element, block: Element) {
  const before = document.createRange()
  before.setStart(block, 0)
  before.setEndBefore(part)
  const start = before.toString().length
  return { start, end: start + part.textContent.length }
}
