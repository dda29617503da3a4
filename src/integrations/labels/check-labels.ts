import type { Guide } from '#domain/guide/guide.ts'
import {
  hideLabels,
  labelsIn,
  markedText,
  showLabels,
  unmarked,
} from '#domain/guide/marked-text.ts'
import { sentencesOf } from '#domain/guide/text.ts'
import type { Known, LabelBook } from '#domain/labels/book.ts'
import { programs, programsIn } from '#domain/programs.ts'
import { coveredSystems, namesOf, systemIds } from '#domain/systems.ts'
import type { SystemId } from '#domain/systems.ts'
import type { Problem } from '#integrations/guides/problem.ts'
import { spokenLines } from './spoken-lines.ts'
import type { SpokenLine } from './spoken-lines.ts'

/** No label of a screen is so long that it is a sentence of our own. */
const MOST_LABEL_WORDS = 14
/** Linux looks different on every computer: nobody keeps its labels. */
const noLedger = new Set<SystemId>(['linux'])

/** Labels that the ledger does not know for whom the line speaks to. */
export function labelProblems(file: string, guide: Guide, book: LabelBook): Problem[] {
  const covered = coveredSystems(guide.applies_to)
  return spokenLines(guide).flatMap(line =>
    unknownLabels(line, covered, book).map((message): Problem => ({
      level: 'error',
      file,
      line: line.prose.line,
      field: 'label',
      message,
      rule: 'label',
    })),
  )
}

function unknownLabels(line: SpokenLine, covered: readonly SystemId[], book: LabelBook): string[] {
  const { text, labels } = hideLabels(markedText(line.prose))
  return sentencesOf(text).flatMap(hidden => {
    const sentence = showLabels(hidden, labels)
    const said = unmarked(sentence)
    const systems = systemsMeant(hidden, line.systems, covered)
    const older = SPEAKS_OF_OLDER.test(said)
    return labelsIn(sentence)
      .flatMap(label => lackOf(label, { line, said, systems, book, older }) ?? [])
      .map(lack => messageOf(lack, book))
  })
}

const SPEAKS_OF_OLDER =
  /\b(?:older|earlier|before|formerly|once|used to|until|macOS \d+|version \d+)\b/i

interface Context {
  line: SpokenLine
  said: string
  systems: readonly SystemId[]
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

/** For whom a label is not known; undefined when all know it. */
function lackOf(label: string, { line, said, systems, book, older }: Context): Lack | undefined {
  const good = (known: Known) => known === 'now' || (known === 'once' && older)
  const inProgram = (ledger: readonly string[]) =>
    ledger.some(place => good(book.known(label, place)))
  const named = programs.filter(({ id }) => line.programs.includes(id))
  if (named.length > 0) {
    const missing = named.filter(
      ({ ledger, systems: own = [] }) =>
        !inProgram(ledger) && !own.some(system => good(book.known(label, system))),
    )
    if (missing.length === 0) return undefined
    const places = missing.flatMap(({ ledger }) => ledger)
    return {
      label,
      missing: places,
      systems: [],
      names: missing.map(({ names }) => names[0]).join(' and '),
    }
  }
  // The subject of a fix may be a program or a device; a browser must be named in the line itself.
  const near = `${line.around} ${said} ${line.prose.text}`
  const spoken = [
    ...programsIn(near),
    ...programsIn(line.subject).filter(({ browser }) => !browser),
  ]
  if (spoken.some(({ ledger }) => inProgram(ledger))) return undefined
  const missing = systems.filter(system => !good(book.known(label, system)))
  return missing.length > 0 ? { label, missing, systems, names: namesOf(missing) } : undefined
}

const systemWords: readonly [RegExp, readonly SystemId[]][] = [
  [/\bWindows 11\b/, ['windows-11']],
  [/\bWindows 10\b/, ['windows-10']],
  [/\bWindows\b(?! (?:11|10|key)\b)/, ['windows-11', 'windows-10']],
  [/\b(?:Macs?|macOS|iMacs?|MacBooks?)\b/, ['macos']],
  [/\b(?:Chromebooks?|ChromeOS)\b/, ['chromeos']],
]

/** The systems that a sentence names, of those that its line speaks to; all of them if it names none. */
function systemsMeant(
  sentence: string,
  systems: readonly SystemId[],
  covered: readonly SystemId[],
): readonly SystemId[] {
  const spoken = (systems.length > 0 ? systems : covered).filter(id => !noLedger.has(id))
  const named = new Set(systemWords.flatMap(([word, ids]) => (word.test(sentence) ? ids : [])))
  const meant = spoken.filter(id => named.has(id))
  return meant.length > 0 ? meant : spoken
}

function messageOf({ label, missing, names }: Lack, book: LabelBook): string {
  if (label.split(/\s+/).length > MOST_LABEL_WORDS)
    return `Bold is for labels. Take the stars away from "${label.slice(0, 40)}…", or make it a :::stop block or a line "Hazard …".`
  const [first = ''] = missing
  const meant = book.nearest(label, first)
  const elsewhere = book.placesOf(label).filter(place => !missing.includes(place))
  const known = elsewhere.length > 0 ? ` It is known for ${placeNames(elsewhere)}.` : ''
  const offer = meant ? ` Did you mean "${meant}"?` : ''
  return `"${label}" is not in the ledger of labels for ${names}.${known}${offer} ${WAYS}`
}

const WAYS =
  'Write the words of the screen, with a line for each system or program; or add them to src/content/labels. What is typed is `code`; nothing else is bold.'

const placeNames = (places: readonly string[]) => {
  const ids = systemIds.filter(id => places.includes(id))
  const others = places.filter(place => !(ids as readonly string[]).includes(place))
  return [...(ids.length > 0 ? [namesOf(ids)] : []), ...others].slice(0, 4).join(', ')
}
