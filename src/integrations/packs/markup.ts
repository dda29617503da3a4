/** The elements of a class, and the HTML without them. */
export interface Cut {
  /** The elements with all that is in them; one inside another goes with it. */
  taken: readonly string[]
  rest: string
}

/**
 * Takes the elements of a class out of HTML that we have built ourselves: every element that has an end says so, and
 * no `<` stands in an attribute before the class.
 */
export function cutClass(html: string, name: string): Cut {
  const taken: string[] = []
  let rest = ''
  let from = 0
  for (let at = html.indexOf(name); at >= 0; at = html.indexOf(name, Math.max(at + 1, from))) {
    const start = html.lastIndexOf('<', at)
    const [, tag, classes] = TAG_WITH_CLASS.exec(html.slice(start, html.indexOf('"', at) + 1)) ?? []
    if (!tag || !classes?.split(' ').includes(name)) continue
    const end = endOf(html, tag, at)
    taken.push(html.slice(start, end))
    rest += html.slice(from, start)
    from = end
  }
  return { taken, rest: rest + html.slice(from) }
}

/** An opening tag up to the end of its classes. */
const TAG_WITH_CLASS = /^<([a-z][\w-]*)\s(?:[^"]*"[^"]*")*?(?:[^"]*\s)?class="([^"]*)"$/

/** Elements without an end tag. */
const VOID = new Set(['br', 'hr', 'img', 'input'])

/** Where the element ends whose opening tag `from` is in. */
function endOf(html: string, name: string, from: number): number {
  if (VOID.has(name)) return html.indexOf('>', from) + 1
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])`, 'g')
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return html.indexOf('>', tag.index) + 1
  }
  throw new Error(`A <${name}> of the built site is never closed.`)
}
