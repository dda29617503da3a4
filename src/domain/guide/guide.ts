import type { Difficulty, FrontMatter } from '#domain/guide/front-matter.ts'
import type { SystemId } from '#domain/systems.ts'

/** Formatted text: safe HTML made by our own Markdown step, and the same in plain words. */
export interface Prose {
  html: string
  text: string
}

/** A part of a guide that only some systems see; `systems` empty means all. */
interface ForSystems {
  systems: readonly SystemId[]
}

export interface StepNote extends ForSystems {
  /** "Windows", as the writer put it; empty when the note is for everybody. */
  label: string
  prose: Prose
}

export interface Step {
  say: Prose
  notes: readonly StepNote[]
  /** Names of drawings in src/content/pictures. */
  pictures: readonly string[]
}

export interface Command extends ForSystems {
  kind: 'command'
  code: string
  does: Prose
  reads: Prose
  changes: Prose
  undo: Prose
}

export type Block =
  | (ForSystems & { kind: 'prose'; prose: Prose })
  | (ForSystems & { kind: 'steps'; steps: readonly Step[] })
  | (ForSystems & { kind: 'picture'; name: string })
  | Command

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

/** A guide as its pages, lists and search records use it: the one source is its Markdown file. */
export interface Guide extends FrontMatter {
  slug: string
  opening: Prose
  /** Stop blocks that lead the guide: never collapsed. */
  stops: readonly Stop[]
  before: readonly Prose[]
  /** "Find your case": lines that send a reader to a fix. */
  cases: readonly Prose[]
  fixes: readonly Fix[]
  good: readonly Block[]
  still: readonly Block[]
  /** The body in plain words, without the stop and before blocks that lead it. */
  plainText: string
  /** The first 200 characters of `plainText`. */
  preview: string
  words: number
  readingMinutes: number
}
