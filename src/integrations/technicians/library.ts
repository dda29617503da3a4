import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'

import { repeatedIds, Technician } from '#domain/locator/technicians.ts'
import { contentFiles } from '#integrations/content-files.ts'

export const TECHNICIANS_FOLDER = 'src/content/technicians'

export interface TechnicianLibrary {
  /** Written by hand, in YAML: what the page shows before anybody asks. */
  written: Technician[]
  /** From `npm run technicians:import`: one entry a line. */
  imported: Technician[]
  /** Sentences that say where and what to mend. */
  problems: string[]
}

/** Reads and checks every technician under a root folder that ends with a slash. */
export function readTechnicians(root: string): TechnicianLibrary {
  const problems: string[] = []
  const written = contentFiles(root, TECHNICIANS_FOLDER).flatMap(({ file, text }) =>
    checked(file, list(parse(text)), problems),
  )
  const imported = globSync(`${TECHNICIANS_FOLDER}/imported/*.ndjson`, { cwd: root })
    .toSorted()
    .flatMap(file => checked(file, lines(readFileSync(root + file, 'utf8')), problems))
  for (const id of repeatedIds([...written, ...imported]))
    problems.push(`The id ${id} belongs to two technicians. Give each its own.`)
  return { written, imported, problems }
}

function checked(file: string, entries: readonly unknown[], problems: string[]): Technician[] {
  return entries.flatMap((entry, at) => {
    const parsed = v.safeParse(Technician, entry)
    if (parsed.success) return [parsed.output]
    for (const issue of parsed.issues)
      problems.push(`${file}, entry ${at + 1}, ${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`)
    return []
  })
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function lines(text: string): unknown[] {
  return text.split('\n').flatMap(line => (line.trim() ? [readLine(line)] : []))
}

/** A broken line becomes an entry that the check names, not an end of the build without a place. */
function readLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
