/**
 * A part of a fix, in the order of the page. `Node` is whatever stands for it there; the rules below only carry it
 * along, so that they hold without a browser.
 */
export interface Part<Node = unknown> {
  kind: 'step' | 'command' | 'picture' | 'text' | 'stop'
  /** The systems that it is for; empty when it is for all. */
  systems: readonly string[]
  /** The systems of each note inside it that is not for all. */
  inside: readonly (readonly string[])[]
  words: string
  node: Node
}

/** One step of a fix, with what belongs to it. */
export interface Turn<Node = unknown> {
  /** Warnings and words that are read before the step. */
  above: readonly Part<Node>[]
  step: Part<Node>
  /** Commands and pictures of the step. */
  below: readonly Part<Node>[]
}

export interface Turns<Node = unknown> {
  turns: readonly Turn<Node>[]
  /** What follows the last step: it is read before the check. */
  rest: readonly Part<Node>[]
}

/** Whether something is for this system. Where none is chosen, everything is. */
export const isFor = (systems: readonly string[], system: string | undefined) =>
  system === undefined || systems.length === 0 || systems.includes(system)

/** The steps of a fix for one system, each with what belongs to it. */
export function turnsOf<Node>(
  parts: readonly Part<Node>[],
  system: string | undefined,
): Turns<Node> {
  const turns: { above: Part<Node>[]; step: Part<Node>; below: Part<Node>[] }[] = []
  let waiting: Part<Node>[] = []
  for (const part of parts.filter(({ systems }) => isFor(systems, system))) {
    const owner = part.kind === 'command' ? ownerOf(turns) : turns.at(-1)
    if (part.kind === 'step') {
      turns.push({ above: waiting, step: part, below: [] })
      waiting = []
    } else if ((part.kind === 'command' || part.kind === 'picture') && owner) owner.below.push(part)
    else waiting.push(part)
  }
  return { turns, rest: waiting }
}

/** The last step that speaks of a command and has none yet; else the last step. */
function ownerOf<Kind extends { step: Part; below: Part[] }>(turns: readonly Kind[]) {
  const speaking = turns.filter(
    ({ step, below }) =>
      /\bcommands?\b/i.test(step.words) && !below.some(({ kind }) => kind === 'command'),
  )
  // "The first command below" comes before the second one.
  return speaking.find(({ step }) => /\bcommands? below\b/i.test(step.words)) ?? turns.at(-1)
}

/** The systems for which there are steps. */
const systemsWithSteps = (parts: readonly Part[], offered: readonly string[]) =>
  offered.filter(system => turnsOf(parts, system).turns.length > 0)

/** Whether a reader must say which computer it is, because the fix differs. */
export function differs(parts: readonly Part[], offered: readonly string[]): boolean {
  const shown = systemsWithSteps(parts, offered).map(system =>
    parts
      .filter(({ kind, systems }) => kind !== 'text' || isFor(systems, system))
      .map(({ systems, inside }) => [systems, ...inside].map(one => isFor(one, system)).join())
      .join(),
  )
  return new Set(shown).size > 1
}

/** The system to show a fix for: the chosen one, or any that has steps where the fix is the same for all of them. */
export const systemShown = (
  parts: readonly Part[],
  chosen: string | undefined,
  offered: readonly string[],
): string | undefined => chosen ?? systemsWithSteps(parts, offered)[0]
