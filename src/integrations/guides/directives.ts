import type { ContainerDirective, LeafDirective } from './markdown.ts'

import type { Block } from '#domain/guide/blocks.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import { commandOf } from './command.ts'
import { pictureOf } from './picture.ts'
import type { Reporter } from './problem.ts'

type BlockOf<Kind> = Extract<Block, { kind: Kind }>
/** Paragraphs and numbered lists are plain Markdown. */
type PlainKind = 'prose' | 'steps'
/** One line: `::picture{name=taskbar}`. May stand in a part for some systems. */
type LeafKind = 'picture'
/** Everything else has an end of its own: `:::command` … `:::`. */
type ContainerKind = Exclude<Block['kind'], PlainKind | LeafKind>

/** How each kind of block is read. A kind of block without a line here does not compile. */
const containers: {
  readonly [Kind in ContainerKind]: (node: ContainerDirective, reporter: Reporter) => BlockOf<Kind>
} = {
  command: commandOf,
}
const leaves: {
  readonly [Kind in LeafKind]: (
    node: LeafDirective,
    systems: readonly SystemId[],
    reporter: Reporter,
  ) => BlockOf<Kind> | undefined
} = {
  picture: pictureOf,
}

export const containerBlocks = new Map(Object.entries(containers))
export const leafBlocks = new Map(Object.entries(leaves))

/** Every `:::name` of a guide: its own parts, those of a fix, what holds blocks for some systems, and the blocks. */
export const containerNames: readonly string[] = [
  'stop',
  'before',
  'expect',
  'undo',
  'system',
  ...containerBlocks.keys(),
]
