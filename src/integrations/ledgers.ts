import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { HazardsFile } from '#domain/guide/hazards.ts'
import type { Hazard } from '#domain/guide/hazards.ts'
import type { Fact } from '#domain/facts.ts'
import { NotYetChecked } from '#domain/guide/not-yet-checked.ts'
import { FACTS_FILE, readFacts } from './facts.ts'
import { createReporter } from './guides/problem.ts'
import type { Problem } from './guides/problem.ts'
import { LIFECYCLE_FILE } from './lifecycle.ts'
import { readYaml } from './yaml.ts'

export const HAZARDS_FILE = 'src/content/hazards.yaml'
export const WAITING_FILE = 'src/content/not-yet-checked.yaml'

/** A change in one of these reads the guides again. */
export const LEDGER_FILES = [HAZARDS_FILE, FACTS_FILE, LIFECYCLE_FILE] as const

/** What the guides share, beside their own files: each thing is said once. */
export interface Ledgers {
  /** By id. */
  hazards: ReadonlyMap<string, Hazard>
  /** Figures by id. */
  facts: ReadonlyMap<string, Fact>
  /** Changes with their text. */
  digest: string
  /** What is wrong in the ledgers themselves. */
  problems: readonly Problem[]
}

/** Reads the ledgers under the root of the project. One that cannot be read is empty, and its problems say why. */
export function readLedgers(root: string): Ledgers {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const [ofHazards, ofFacts, ofSupport] = LEDGER_FILES.map(read)
  const hazards = readHazards(ofHazards ?? '')
  const { facts, problems } = readFacts(ofFacts ?? '', ofSupport ?? '')
  return {
    hazards: new Map(hazards.value.map(hazard => [hazard.id, hazard])),
    facts: new Map(facts.map(fact => [fact.id, fact])),
    digest: createHash('sha256')
      .update([ofHazards, ofFacts, ofSupport].join('\0'))
      .digest('base64url'),
    problems: [...hazards.problems, ...problems],
  }
}

/** The guides that are still waiting for review, and where the list names each. */
export interface Waiting extends NotYetChecked {
  lines: ReadonlyMap<number, number>
}

/** Reads the list of waiting guides. */
export function readWaiting(root: string): {
  value: Waiting | undefined
  problems: readonly Problem[]
} {
  const reporter = createReporter(WAITING_FILE)
  const text = readFileSync(join(root, WAITING_FILE), 'utf8')
  const list = readYaml(text, NotYetChecked, ['since', 'until', 'guides'], reporter)
  const lines = new Map(
    text.split('\n').flatMap((line, at): [number, number][] => {
      const id = /^ *- (\d+)$/.exec(line)?.[1]
      return id ? [[Number(id), at + 1]] : []
    }),
  )
  return { value: list && { ...list, lines }, problems: reporter.problems }
}

/** The hazards from the text of their file. */
export function readHazards(text: string): {
  value: readonly Hazard[]
  problems: readonly Problem[]
} {
  const reporter = createReporter(HAZARDS_FILE)
  const file = readYaml(text, HazardsFile, hazardFields, reporter)
  return { value: file?.hazards ?? [], problems: reporter.problems }
}

const hazardFields = ['id', 'name', 'why', 'default', 'says', 'once', 'done_by', 'signs'].concat([
  'found_in',
  'not_in',
  'source',
  'checked',
  'hazards',
])

let shipped: Ledgers | undefined

/** The ledgers of the project that this process runs in, read once. */
export const shippedLedgers = (): Ledgers => (shipped ??= readLedgers(process.cwd()))
