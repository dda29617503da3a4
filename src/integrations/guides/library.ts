import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Guide } from '#domain/guide/guide.ts'
import { readLedgers, shippedLedgers } from '#integrations/ledgers.ts'
import type { Ledgers } from '#integrations/ledgers.ts'
import { guideFiles, pictureNames } from './folders.ts'
import { readGuideFile } from './guide-file.ts'
import type { Problem } from './problem.ts'
import { recordOf } from './record.ts'
import { sharedProblems } from './shared-problems.ts'

/** A guide beside the file that it was read from. */
export interface Found {
  file: string
  text: string
  guide: Guide
}

export interface Library {
  guides: readonly Guide[]
  found: readonly Found[]
  problems: readonly Problem[]
}

/** Reads every guide under the root of the project into memory: for scripts and tests. A build has `parseLibrary`. */
export function readLibrary(root: string, ledgers: Ledgers = readLedgers(root)): Library {
  const files = guideFiles(root)
  return readGuides(
    files.map(file => ({ file, text: readFileSync(join(root, file), 'utf8') })),
    pictureNames(root),
    ledgers,
  )
}

/** The same from texts, in any order; guides come back by id. */
export function readGuides(
  files: readonly { file: string; text: string }[],
  pictures: readonly string[],
  ledgers: Ledgers = shippedLedgers(),
): Library {
  const all = files.map(({ file, text }) => ({ file, text, ...readGuideFile(file, text, ledgers) }))
  const found = all.flatMap(({ file, text, read }) =>
    read ? [{ file, text, guide: read.guide, record: recordOf(file, read) }] : [],
  )
  const texts = new Map(found.map(({ file, text }) => [file, text]))
  return {
    guides: found.map(({ guide }) => guide).toSorted((a, b) => a.id - b.id),
    found,
    problems: [
      ...all.flatMap(({ problems }) => problems),
      ...sharedProblems(
        found.map(({ record }) => record),
        files.map(({ file }) => file),
        pictures,
        file => texts.get(file) ?? '',
      ),
    ],
  }
}
