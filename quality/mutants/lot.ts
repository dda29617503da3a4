import { createHash } from 'node:crypto'

/** Which mutants are tried. */
export interface Lot {
  /** From 0 to 1. */
  share: number
  seed: string
  /** Leaves out what runs when a module is loaded, such as tables: each of those needs every test. */
  quick: boolean
}

/** A number from 0 to 1 that hangs on these words alone, so that the same seed draws the same mutants again. */
const lotOf = (words: string) =>
  createHash('sha256').update(words).digest().readUInt32BE() / 0xffffffff

/** Whether this mutant is drawn. */
export const isDrawn = ({ seed, share }: Pick<Lot, 'seed' | 'share'>, mutant: string) =>
  share >= 1 || lotOf(`${seed} ${mutant}`) < share

interface Mutant {
  id: string
  fileName: string
  mutatorName: string
  replacement: string
  location: { start: { line: number; column: number } }
}

/**
 * Stryker knows no lots, but asks plugins whether a mutant can be tried at all: this one refuses those that are not
 * drawn.
 */
class LotChecker {
  init = () => Promise.resolve()
  group = (mutants: readonly Mutant[]) => Promise.resolve([mutants.map(({ id }) => id)])

  check = (mutants: readonly Mutant[]) => {
    const { MUTANTS_SEED = '', MUTANTS_SHARE = '1' } = process.env
    const verdict = ({ fileName, location: { start }, mutatorName, replacement }: Mutant) =>
      isDrawn(
        { seed: MUTANTS_SEED, share: Number(MUTANTS_SHARE) },
        [fileName.split('/src/')[1], start.line, start.column, mutatorName, replacement].join(),
      )
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'Not drawn.' }
    return Promise.resolve(Object.fromEntries(mutants.map(each => [each.id, verdict(each)])))
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'lot', injectableClass: LotChecker }]
