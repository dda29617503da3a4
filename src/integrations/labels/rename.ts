import { isMap, isSeq, parseDocument } from 'yaml'
import type { Document, YAMLMap } from 'yaml'

import { plainLabel } from '#domain/labels/book.ts'

interface Renaming {
  from: string
  to: string
  /** The system or program whose label changed. */
  on: string
  /** The last version that had the old name. */
  version: string
  /** The day of the change. */
  today: string
}

/**
 * Renames a label, and every path that begins with it or with its end, in a file of the ledger; what it was is kept. An entry that
 * other systems share is parted. Returns the new text, and how many entries changed.
 */
export function renameLabel(text: string, renaming: Renaming): { text: string; changed: number } {
  const document = parseDocument(text)
  const labels = document.get('labels')
  if (!isSeq(labels)) return { text, changed: 0 }
  let changed = 0
  // An entry that is parted adds one behind itself.
  for (let at = 0; at < labels.items.length; at++) {
    const entry = labels.items[at]
    if (!isMap(entry)) continue
    const label = String(entry.get('label'))
    const renamed = renamedPath(label, renaming)
    const on = placesOf(entry)
    if (!renamed || !on.includes(renaming.on)) continue
    changed++
    const others = on.filter(place => place !== renaming.on)
    const target = others.length > 0 ? (entry.clone() as YAMLMap) : entry
    if (others.length > 0) {
      entry.set('on', flow(document.createNode(others)))
      target.set('on', flow(document.createNode([renaming.on])))
      labels.items.splice(++at, 0, target)
    }
    const was = target.get('was')
    if (isMap(was)) was.set(label, renaming.version)
    else {
      const place = target.items.findIndex(({ key }) => String(key) === 'on') + 1
      const pair = document.createPair(
        'was',
        flow(document.createNode({ [label]: renaming.version })),
      )
      target.items.splice(place, 0, pair)
    }
    target.set('label', renamed)
    target.set('source', 'not confirmed')
    target.set('checked', renaming.today)
  }
  return { text: changed > 0 ? written(document) : text, changed }
}

/** As the ledger is written by hand: so that a renaming changes the lines of its label, and no others. */
const written = (document: Document) =>
  document.toString({ lineWidth: 0 }).replaceAll(/(?<=: )\[ (.*) \]$/gm, '[$1]')

/** Lists and maps of the ledger are written on one line. */
function flow<Node extends object>(node: Node): Node {
  return Object.assign(node, { flow: true })
}

function placesOf(entry: YAMLMap): string[] {
  const on = entry.get('on')
  return isSeq(on) ? on.toJSON().map(String) : []
}

/**
 * The path with the new name in it; undefined if it does not lead through the old one. The ledger also keeps the ends
 * of a path, "Apps > Installed apps" and "Installed apps": they are renamed as well.
 */
function renamedPath(label: string, { from, to }: Renaming): string | undefined {
  const parts = label.split(' > ')
  const plain = parts.map(plainLabel)
  const old = from.split(' > ').map(plainLabel)
  const next = to.split(' > ')
  for (let start = 0; start < old.length; start++) {
    const end = old.slice(start)
    if (!end.every((part, at) => plain[at] === part)) continue
    return [...next.slice(-end.length), ...parts.slice(end.length)].join(' > ')
  }
  return undefined
}
