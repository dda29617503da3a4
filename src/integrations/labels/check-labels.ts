import { passagesOf } from '#domain/guide/guide.ts'
import type { Guide } from '#domain/guide/guide.ts'
import { hideLabels, markedText, showLabels, unmarked } from '#domain/guide/marked-text.ts'
import type { Prose } from '#domain/guide/passage.ts'
import type { LabelBook } from '#domain/labels/book.ts'
import { programs, programsIn } from '#domain/programs.ts'
import { coveredSystems, namesOf, systemIds } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import type { Problem } from '#integrations/guides/problem.ts'
import { sentencesWithSystems } from './sentences.ts'
import { spokenLines } from './spoken-lines.ts'
import type { SpokenLine } from './spoken-lines.ts'

/** No label of a screen is so long that it is a sentence of our own. */
const MOST_LABEL_WORDS = 14

/** Labels that the ledger does not know for whom the line speaks to. */
export function labelProblems(file: string, guide: Guide, book: LabelBook): Problem[] {
  const covered = coveredSystems(guide.applies_to)
  const refuse = ({ line }: Prose, message: string): Problem => ({
    level: 'error',
    file,
    line,
    field: 'label',
    message,
    rule: 'label',
  })
  return [
    ...passagesOf(guide).flatMap(passage =>
      passage.kind === 'text'
        ? plainPaths(passage.prose).map(message => refuse(passage.prose, message))
        : [],
    ),
    ...spokenLines(guide).flatMap(line =>
      unknownLabels(line, covered, book).map(message => refuse(line.prose, message)),
    ),
  ]
}

/** Names in capitals with " > " between them. */
const PATH =
  /(?!(?:Go|Open|Select|Choose|In) )[A-Z][\w&'-]*(?: [\w&'-]+)*(?: > [A-Z][\w&'-]*(?: [\w&'-]+)*)+/g

/** A path that is neither in bold nor code is not looked up. */
const plainPaths = (prose: Prose): string[] =>
  markedText({ ...prose, html: prose.html.replaceAll(/<(strong|code)>.*?<\/\1>/gs, '·') })
    .match(PATH)
    ?.map(
      path => `"${path}" is a path without bold, so nobody can look it up. Write **${path}**.`,
    ) ?? []

function unknownLabels(line: SpokenLine, covered: readonly SystemId[], book: LabelBook): string[] {
  const { text, labels } = hideLabels(markedText(line.prose))
  return sentencesWithSystems(text, line, covered).flatMap(({ hidden, systems, before }) => {
    const sentence = showLabels(hidden, labels)
    const said = unmarked(sentence)
    const shows = line.shows || IF_SEEN.test(said) || !TELLS.test(said)
    const older = SPEAKS_OF_OLDER.test(said)
    const context = { line: { ...line, shows }, said, systems, before, book, older }
    return alternativesIn(hidden)
      .map(group => group.map(at => labels[at] ?? ''))
      .flatMap(group => lacksOf(group, context))
      .map(lack => messageOf(lack, said, book))
  })
}

/** Words that ask the reader to look for a label. A sentence without them says what a screen may show. */
const TELLS =
  /\b(?:select|open|go|choose|press|turn|set|tick|clear|find|look|read|right-click|double-click|use|drag|leave|allow|start|search|add|remove|install|quit|get|see that|check)\b|^\S+$/i
/** What is there for some readers only, and said so. */
const IF_SEEN =
  /^if\b|\bif (?:you see|you have|there is|it (?:is there|shows|offers|asks)|the (?:screen|page|list) (?:shows|has|asks))\b/i

const SPEAKS_OF_OLDER =
  /\b(?:older|earlier|before|formerly|once|used to|until|macOS \d+|version \d+)\b/i

interface Context {
  line: SpokenLine
  said: string
  systems: readonly SystemId[]
  /** The systems that an earlier sentence of the line names. */
  before: readonly SystemId[]
  book: LabelBook
  older: boolean
}

interface Lack {
  label: string
  /** The systems, or the programs, for which it is not known. */
  missing: readonly string[]
  systems: readonly SystemId[]
  names: string
}

/**
 * For whom a label is not known. Of alternatives, "**A** or **B**", each system and program needs one only, and each
 * must stand somewhere.
 */
function lacksOf(group: readonly string[], context: Context): Lack[] {
  const [first = ''] = group
  const together = lackOf(group, first, context)
  if (together) return [together]
  return group.flatMap(label => {
    const alone = lackOf([label], label, context)
    return alone && !isSomewhere(label, context) ? [alone] : []
  })
}

const goodIn =
  ({ book, older }: Context) =>
  (label: string, places: readonly string[]) =>
    places.some(place => {
      const known = book.known(label, place)
      return known === 'now' || (known === 'once' && older)
    })

/** Whether one of several alternatives is shown by anything that the line may speak of. */
function isSomewhere(label: string, context: Context): boolean {
  const { line, systems, book } = context
  const named = programs.filter(({ id }) => line.programs.includes(id))
  if (line.shows && named.length === 0) return book.placesOf(label).length > 0
  const places = named.length > 0 ? named.flatMap(({ ledger }) => ledger) : systems
  return goodIn(context)(label, places)
}

function lackOf(group: readonly string[], label: string, context: Context): Lack | undefined {
  const { line, said, systems } = context
  const good = goodIn(context)
  const known = (places: readonly string[]) => group.some(one => good(one, places))
  const named = programs.filter(({ id }) => line.programs.includes(id))
  if (named.length > 0) {
    const missing = named.filter(({ ledger, systems: own = [] }) => !known([...ledger, ...own]))
    if (missing.length === 0) return undefined
    const places = missing.flatMap(({ ledger }) => ledger)
    const names = missing.map(({ names }) => names[0]).join(' and ')
    return { label, missing: places, systems: [], names }
  }
  // The subject of a fix may be a program or a device; a browser must be named in the line itself.
  const near = `${line.around} ${said} ${line.prose.text}`
  const spoken = [
    ...programsIn(near),
    ...programsIn(line.subject).filter(({ browser }) => !browser),
  ]
  if (spoken.some(({ ledger }) => known(ledger))) return undefined
  if (line.shows && known([...systems, ...otherThanBrowsers])) return undefined
  if (context.before.length > 0 && context.before.every(id => known([id]))) return undefined
  const missing = systems.filter(system => !known([system]))
  if (missing.length === 0) return undefined
  if (/\bbrowsers?\b/i.test(`${near} ${line.subject}`)) {
    const lacking = browsersOn(systems).filter(({ ledger }) => !known(ledger))
    if (lacking.length === 0) return undefined
    if (lacking.length < browsersOn(systems).length)
      return {
        label,
        missing: lacking.flatMap(({ ledger }) => ledger),
        systems: [],
        names: lacking.map(({ names }) => names[0]).join(' and '),
      }
  }
  return { label, missing, systems, names: namesOf(missing) }
}

/** Programs and devices: any of them may be what shows a message. */
const otherThanBrowsers = programs.flatMap(({ browser, ledger }) => (browser ? [] : ledger))

/** The browsers that a line may mean which speaks of "the browser". */
const browsersOn = (systems: readonly SystemId[]) =>
  programs.filter(
    ({ browser, systems: own }) => browser && (!own || own.some(id => systems.includes(id))),
  )

/** Labels by their place in the text, in groups: "**A** or **B**", "**A**, **B** or **C**" are one. */
function alternativesIn(hidden: string): number[][] {
  const pieces = hidden.split(/\u2045(\d+)\u2046/)
  const groups: { labels: number[]; chosen: boolean }[] = []
  for (let at = 1; at < pieces.length; at += 2) {
    const between = pieces[at - 1] ?? ''
    const label = Number(pieces[at])
    const last = groups.at(-1)
    const joins = at > 1 && /^(?:,|,? or)\s*$/.test(between)
    if (last && joins && !last.chosen) {
      last.labels.push(label)
      last.chosen = /\bor\b/.test(between)
    } else groups.push({ labels: [label], chosen: false })
  }
  return groups.flatMap(({ labels, chosen }) => (chosen ? [labels] : labels.map(one => [one])))
}

function messageOf({ label, missing, names }: Lack, said: string, book: LabelBook): string {
  if (new RegExp(`\\b(?:type|enter|search for) ${escaped(label)}(?![\\w>])`, 'iu').test(said))
    return `What is typed is code, and not bold: write \`${label}\`.`
  if (label.split(/\s+/).length > MOST_LABEL_WORDS)
    return `Bold is for labels. Take the stars away from "${label.slice(0, 40)}…", or make it a :::stop block or a line "Hazard …".`
  const [first = ''] = missing
  const meant = book.nearest(label, first)
  const elsewhere = book.placesOf(label).filter(place => !missing.includes(place))
  const known = elsewhere.length > 0 ? ` It is known for ${placeNames(elsewhere)}.` : ''
  const offer = meant ? ` Did you mean "${meant}"?` : ''
  return `"${label}" is not in the ledger of labels for ${names}.${known}${offer} ${WAYS}`
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const WAYS =
  'Write the words of the screen, with a line for each system or program; or add them to src/content/labels. What is typed is `code`; nothing else is bold.'

const placeNames = (places: readonly string[]) => {
  const ids = systemIds.filter(id => places.includes(id))
  const others = places.filter(place => !(ids as readonly string[]).includes(place))
  return [...(ids.length > 0 ? [namesOf(ids)] : []), ...others].slice(0, 4).join(', ')
}
