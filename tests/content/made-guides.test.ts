import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { GUIDES_FOLDER, guideFiles, PICTURES_FOLDER } from '#integrations/guides/folders.ts'
import { parseLibrary } from '#integrations/guides/parse-library.ts'
import { formatProblem } from '#integrations/guides/problem.ts'
import { LEDGER_FILES } from '#integrations/ledgers.ts'
import { makeGuides } from '../../scripts/bench/guides.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fixwise-made-'))
  for (const path of [GUIDES_FOLDER, PICTURES_FOLDER, ...LEDGER_FILES])
    cpSync(path, join(root, path), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

test('guides that the bench makes of each real one pass the check, or it could not build them', () => {
  const real = guideFiles(root).length
  makeGuides(root, 2 * real)
  const { guides, problems } = parseLibrary(root)
  expect(problems.map(formatProblem)).toEqual([])
  expect(guides).toHaveLength(2 * real)
})
