import { passagesOfBlock } from './blocks.ts'
import type { Block } from './blocks.ts'
import type { Difficulty, FrontMatter } from './front-matter.ts'
import { readPart, silent, text } from './passage.ts'
import type { Passage, Prose, Reading } from './passage.ts'

export type StopLevel = 'emergency' | 'urgent' | 'routine'

export interface Stop {
  level: StopLevel
  /** What the reader notices: "The battery is swollen." */
  sign: Prose
  /** What to do about it. */
  advice: Prose
}

export interface Fix {
  number: number
  /** A guide that repairs nothing has ways, not fixes. */
  word: 'Fix' | 'Way'
  title: Prose
  /** "5 minutes", "5 to 20 minutes" */
  time: string
  difficulty: Difficulty
  tell: Prose | undefined
  stops: readonly Stop[]
  blocks: readonly Block[]
  expect: Prose
  undo: Prose
}

/** What stands below the front matter. */
export interface GuideBody {
  opening: Prose
  /** Stop blocks that lead the guide: never collapsed. */
  stops: readonly Stop[]
  before: readonly Prose[]
  /** "Find your case": lines that send a reader to a fix. */
  cases: readonly Prose[]
  fixes: readonly Fix[]
  good: readonly Block[]
  still: readonly Block[]
}

/** What lists, the search and other guides say of a guide. */
export interface GuideSummary extends FrontMatter {
  slug: string
  /** The titles of its fixes. */
  headings: readonly string[]
  /** What it calls them. */
  word: Fix['word']
}

/** A whole guide, as its page shows it: the one source is its Markdown file. */
export interface Guide extends GuideSummary, GuideBody {
  /** The body in plain words, without the stop and before blocks that lead it. */
  plainText: string
  /** The first 200 characters of `plainText`. */
  preview: string
  words: number
  readingMinutes: number
}

type Leading = Pick<GuideBody, 'stops' | 'before'>
type GatedBody = Omit<GuideBody, keyof Leading>

/** What leads a guide and is shown to everybody: its stop and before blocks. */
export const leadingPassages = (body: Leading): Passage[] => readPart(body, ofLeading)

/** The text behind the preview. */
export const gatedPassages = (body: GatedBody): Passage[] => readPart(body, ofGatedBody)

/** Everything that a guide says and shows. */
export const passagesOf = (body: GuideBody): Passage[] => [
  ...leadingPassages(body),
  ...gatedPassages(body),
]

/** What some systems see and others do not is found in the fixes. */
export const passagesOfFixes = ({ fixes }: Pick<GuideBody, 'fixes'>): Passage[] =>
  fixes.flatMap(fix => readPart(fix, ofFix))

/** Blocks of the whole guide, for those who count them. */
export const everyBlock = ({ fixes, good, still }: GuideBody): readonly Block[] => [
  ...fixes.flatMap(({ blocks }) => blocks),
  ...good,
  ...still,
]

/** Passages as lines of plain words; pictures have none. */
export const linesOf = (passages: readonly Passage[]): string[] =>
  passages.map(lineOf).filter(Boolean)

function lineOf(passage: Passage): string {
  if (passage.kind === 'picture') return ''
  if (passage.kind === 'code') return passage.code
  const { label, prose } = passage
  return label ? `${label}: ${prose.text}` : prose.text
}

const texts = (lines: readonly Prose[]) => lines.map(line => text(line))
const inBlocks = (blocks: readonly Block[]) => blocks.flatMap(passagesOfBlock)
const inStops = (stops: readonly Stop[]) => stops.flatMap(stop => readPart(stop, ofStop))

const ofStop: Reading<Stop> = {
  level: silent,
  sign: sign => [text(sign)],
  advice: advice => [text(advice)],
}

const ofFix: Reading<Fix> = {
  number: silent,
  word: silent,
  title: (title, { word, number }) => [text(title, `${word} ${number}`)],
  time: silent,
  difficulty: silent,
  tell: tell => (tell ? [text(tell)] : []),
  stops: inStops,
  blocks: inBlocks,
  expect: expect => [text(expect)],
  undo: undo => [text(undo)],
}

const ofLeading: Reading<Leading> = { stops: inStops, before: texts }

const ofGatedBody: Reading<GatedBody> = {
  opening: opening => [text(opening)],
  cases: texts,
  fixes: fixes => passagesOfFixes({ fixes }),
  good: inBlocks,
  still: inBlocks,
}
