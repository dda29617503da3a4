import type { Command, Step } from '#domain/guide/blocks.ts'

/** "Type the command below", "Do the same with the second command". */
const TYPES = /\b(?:type|enter|copy|run)\b.*\bcommands?\b|\bsame with the .*\bcommand\b/i
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'].map(
  word => new RegExp(`\\b${word} command`, 'i'),
)

/** The commands that a step has the reader type, of those that stand below the steps. */
export function typedIn({ say }: Step, commands: readonly Command[]): readonly Command[] {
  if (!TYPES.test(say.text)) return []
  const place = ordinals.findIndex(ordinal => ordinal.test(say.text))
  const one = commands[place]
  return one ? [one] : commands
}
