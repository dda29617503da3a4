import { assertNever } from '#domain/result.ts'
import { forSystems, readPart, silent, text } from './passage.ts'
import type { ForSystems, Passage, Prose, Reading } from './passage.ts'

/*
 * The kinds of block that a guide is made of, and how to read each. A new kind begins here; the compiler then names
 * the two other lists that lack it: how it is written (src/integrations/guides/directives.ts), and how it is shown
 * (src/components/guide/Block.astro).
 */

export interface StepNote extends ForSystems {
  /** "Windows" or "Chrome or Edge", as the writer put it; empty when the note is for everybody. */
  label: string
  /** Ids of the programs and devices that it speaks to (src/domain/programs.ts). */
  programs: readonly string[]
  prose: Prose
}

/** What must be known or done before a step: shown directly above it. */
export interface Safeguard extends ForSystems {
  /** Ids of src/content/hazards.yaml. */
  hazards: readonly string[]
  /** "Mac", as the writer put it; empty when it is for everybody. */
  label: string
  prose: Prose
}

/** A hazard that the words of a step suggest, and that its writer knows to be none. */
export interface NoHazard extends ForSystems {
  hazards: readonly string[]
  reason: string
  line: number
}

/**
 * What comes of a step. It is shown one step at a time only: the page of a guide and its paper stay short, and each fix
 * says there what should happen at its end.
 */
export type StepEffect = ForSystems & { line: number } & (
    | { kind: 'see'; prose: Prose }
    /** The writer has looked, and nothing changes that a reader could notice. */
    | { kind: 'see-nothing' }
    | { kind: 'wait'; seconds: number }
    | { kind: 'restart' }
    | { kind: 'offline' }
  )

export interface Step {
  safeguards: readonly Safeguard[]
  noHazards: readonly NoHazard[]
  say: Prose
  notes: readonly StepNote[]
  /** Names of drawings in src/content/pictures. */
  pictures: readonly string[]
  effects: readonly StepEffect[]
}

export interface Paragraph extends ForSystems {
  kind: 'prose'
  prose: Prose
}

export interface Steps extends ForSystems {
  kind: 'steps'
  steps: readonly Step[]
}

export interface Picture extends ForSystems {
  kind: 'picture'
  name: string
}

export interface Command extends ForSystems {
  kind: 'command'
  code: string
  does: Prose
  reads: Prose
  changes: Prose
  undo: Prose
}

export type Block = Paragraph | Steps | Picture | Command

export function passagesOfBlock(block: Block): readonly Passage[] {
  switch (block.kind) {
    case 'prose':
      return forSystems(block, readPart(block, ofParagraph))
    case 'steps':
      return forSystems(block, readPart(block, ofSteps))
    case 'picture':
      return forSystems(block, readPart(block, ofPicture))
    case 'command':
      return forSystems(block, readPart(block, ofCommand))
    default:
      return assertNever(block)
  }
}

const picture = (name: string): Passage => ({ kind: 'picture', name, systems: [] })

const ofParagraph: Reading<Paragraph> = {
  kind: silent,
  systems: silent,
  prose: prose => [text(prose)],
}

const ofNote: Reading<StepNote> = {
  systems: silent,
  programs: silent,
  label: silent,
  prose: (prose, { label }) => [text(prose, label)],
}

/** What stands in front of a safeguard, on the page, on paper and when it is read aloud. */
export const beforeThisStep = (label: string) =>
  label ? `Before this step, on ${label}` : 'Before this step'

const ofSafeguard: Reading<Safeguard> = {
  systems: silent,
  hazards: silent,
  label: silent,
  prose: (prose, { label }) => [text(prose, beforeThisStep(label))],
}

const ofStep: Reading<Step> = {
  safeguards: safeguards => safeguards.flatMap(one => forSystems(one, readPart(one, ofSafeguard))),
  noHazards: silent,
  say: say => [text(say)],
  notes: notes => notes.flatMap(note => forSystems(note, readPart(note, ofNote))),
  pictures: names => names.map(picture),
  effects: silent,
}

const ofSteps: Reading<Steps> = {
  kind: silent,
  systems: silent,
  steps: steps => steps.flatMap(step => readPart(step, ofStep)),
}

const ofPicture: Reading<Picture> = {
  kind: silent,
  systems: silent,
  name: name => [picture(name)],
}

const ofCommand: Reading<Command> = {
  kind: silent,
  systems: silent,
  code: code => [{ kind: 'code', code, systems: [] }],
  does: prose => [text(prose)],
  reads: prose => [text(prose)],
  changes: prose => [text(prose)],
  undo: prose => [text(prose)],
}
