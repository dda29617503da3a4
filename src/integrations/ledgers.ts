import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { HazardsFile } from '#domain/guide/hazards.ts'
import type { Hazard } from '#domain/guide/hazards.ts'
import { NotYetChecked } from '#domain/guide/not-yet-checked.ts'
import { createReporter } from './guides/problem.ts'
import type { Problem } from './guides/problem.ts'
import { readYaml } from './yaml.ts'

export const HAZARDS_FILE = 'src/content/hazards.yaml'
export const WAITING_FILE = 'src/content/not-yet-checked.yaml'

/** What the guides share, beside their own files: each thing is said once. */
export interface Ledgers {
  /** By id. */
  hazards: ReadonlyMap<string, Hazard>
  /** Changes with their text. */
  digest: string
  /** What is wrong in the ledgers themselves. */
  problems: readonly Problem[]
}

/** Reads the ledgers under the root of the project. One that cannot be read is empty, and its problems say why. */
export function readLedgers(root: string): Ledgers {
  const text = readFileSync(join(root, HAZARDS_FILE), 'utf8')
  const { value: hazards, problems } = readHazards(text)
  return {
    hazards: new Map(hazards.map(hazard => [hazard.id, hazard])),
    digest: createHash('sha256').update(text).digest('base64url'),
    problems,
  }
}

/** The guides that wait to be gone through. */
export function readWaiting(root: string): {
  value: NotYetChecked | undefined
  problems: readonly Problem[]
} {
  const reporter = createReporter(WAITING_FILE)
  const text = readFileSync(join(root, WAITING_FILE), 'utf8')
  const value = readYaml(text, NotYetChecked, ['since', 'until', 'guides'], reporter)
  return { value, problems: reporter.problems }
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
