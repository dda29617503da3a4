import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { codeDigest } from '#integrations/code-digest.ts'
import { readLedgers } from '#integrations/ledgers.ts'
import type { Ledgers } from '#integrations/ledgers.ts'
import { guideFiles, pictureNames } from './folders.ts'
import { readGuideFile } from './guide-file.ts'
import { keepParsedGuide, PARSED_FOLDER } from './parsed-guide.ts'
import type { Problem } from './problem.ts'
import { recordOf } from './record.ts'
import type { GuideRecord } from './record.ts'
import { sharedProblems } from './shared-problems.ts'

/** Beside the parsed guides: what was found in each, by its digest. */
const RECORDS = 'records.json'

interface Read {
  /** Absent when the front matter could not be read. */
  record?: GuideRecord
  problems: readonly Problem[]
}

export interface ParsedLibrary {
  guides: readonly { digest: string; record: GuideRecord }[]
  problems: readonly Problem[]
}

/** Reads every guide under the root of the project. What is as the last build found it is not read again. */
export function parseLibrary(root: string): ParsedLibrary {
  const folder = join(root, PARSED_FOLDER)
  mkdirSync(folder, { recursive: true })
  const ledgers = readLedgers(root)
  const code = `${codeDigest(root)} ${ledgers.digest}`
  const before = readRecords(folder, code)
  const stored = new Set(readdirSync(folder))
  const now = new Map<string, Read>()
  const files = guideFiles(root)
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    const digest = createHash('sha256').update(code).update(file).update(text).digest('base64url')
    const known = stored.has(`${digest}.json`) ? before.get(digest) : undefined
    now.set(digest, known ?? parse(root, digest, file, text, ledgers))
  }
  writeFileSync(join(folder, RECORDS), JSON.stringify({ code, records: [...now] }))
  for (const name of stored)
    if (name !== RECORDS && !now.has(name.replace('.json', ''))) rmSync(join(folder, name))
  const guides = guidesOf([...now])
  return {
    guides,
    problems: [
      ...ledgers.problems,
      ...[...now.values()].flatMap(({ problems }) => problems),
      ...sharedProblems(
        [...now.values()].flatMap(({ record }) => record ?? []),
        files,
        pictureNames(root),
        file => readFileSync(join(root, file), 'utf8'),
      ),
    ],
  }
}

/** What the last `parseLibrary` found, without another look at the files; guides by id. */
export function lastParsed(root: string): ParsedLibrary['guides'] {
  const written = writtenRecords(join(root, PARSED_FOLDER))
  return guidesOf(written?.records ?? [])
}

function parse(root: string, digest: string, file: string, text: string, ledgers: Ledgers): Read {
  const { read, problems } = readGuideFile(file, text, ledgers)
  if (!read) return { problems }
  keepParsedGuide(root, digest, read.guide)
  return { record: recordOf(file, read), problems }
}

const guidesOf = (records: readonly [string, Read][]): ParsedLibrary['guides'] =>
  records
    .flatMap(([digest, { record }]) => (record ? [{ digest, record }] : []))
    .toSorted((a, b) => a.record.summary.id - b.record.summary.id)

/** What the last build wrote; nothing if that was other code. */
function readRecords(folder: string, code: string): ReadonlyMap<string, Read> {
  const written = writtenRecords(folder)
  return new Map(written?.code === code ? written.records : [])
}

interface Written {
  code: string
  records: [string, Read][]
}

function writtenRecords(folder: string): Written | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, RECORDS), 'utf8')) as Written
  } catch {
    // There was no build before, or it ended early.
    return undefined
  }
}
