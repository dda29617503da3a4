import type { Block, Guide, Prose, Stop } from '#domain/guide/guide.ts'

type Body = Pick<Guide, 'opening' | 'stops' | 'before' | 'cases' | 'fixes' | 'good' | 'still'>

const stopLines = ({ sign, advice }: Stop) => [sign.text, advice.text]

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'prose':
      return [block.prose.text]
    case 'steps':
      return block.steps.flatMap(({ say, notes }) => [
        say.text,
        ...notes.map(({ label, prose }) => (label ? `${label}: ${prose.text}` : prose.text)),
      ])
    case 'command':
      return [block.code, block.does.text, block.reads.text, block.changes.text, block.undo.text]
    case 'picture':
      return []
  }
}

/**
 * The lines of the body in reading order, in plain words. Stop and before blocks that lead a guide are
 * shown to everybody and are not part of the text behind the preview, so they are left out.
 */
export function plainLines({ opening, cases, fixes, good, still }: Body): string[] {
  return [
    opening.text,
    ...cases.map(({ text }) => text),
    ...fixes.flatMap(fix => [
      `${fix.word} ${fix.number}: ${fix.title.text}`,
      ...(fix.tell ? [fix.tell.text] : []),
      ...fix.stops.flatMap(stopLines),
      ...fix.blocks.flatMap(blockLines),
      fix.expect.text,
      fix.undo.text,
    ]),
    ...good.flatMap(blockLines),
    ...still.flatMap(blockLines),
  ].filter(Boolean)
}

/** Every line of the guide, the leading warnings included: for the readability of the whole. */
export function everyLine(body: Body): string[] {
  return [
    ...body.stops.flatMap(stopLines),
    ...body.before.map(({ text }) => text),
    ...plainLines(body),
  ]
}

/** Every piece of formatted text: for checks of the links in it. */
export function everyProse({ opening, stops, before, cases, fixes, good, still }: Body): Prose[] {
  const inStops = (list: readonly Stop[]) => list.flatMap(({ sign, advice }) => [sign, advice])
  const inBlocks = (blocks: readonly Block[]) =>
    blocks.flatMap(block => {
      switch (block.kind) {
        case 'prose':
          return [block.prose]
        case 'steps':
          return block.steps.flatMap(({ say, notes }) => [say, ...notes.map(({ prose }) => prose)])
        case 'command':
          return [block.does, block.reads, block.changes, block.undo]
        case 'picture':
          return []
      }
    })
  return [
    opening,
    ...inStops(stops),
    ...before,
    ...cases,
    ...fixes.flatMap(fix => [
      ...(fix.tell ? [fix.tell] : []),
      ...inStops(fix.stops),
      ...inBlocks(fix.blocks),
      fix.expect,
      fix.undo,
    ]),
    ...inBlocks(good),
    ...inBlocks(still),
  ]
}
