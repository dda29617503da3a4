import { parseArgs } from 'node:util'

import { mutateCode } from './code.ts'
import { report, type Judged } from './report.ts'
import { mutateRules } from './rules.ts'

/** What is judged when no path is named. */
const AREAS = [
  'src/domain',
  'src/stores',
  'src/integrations/security',
  'firestore.rules',
  'storage.rules',
]

/**
 * Changes the code in one place after another and looks whether a test fails. `--share=0.1` tries a tenth, drawn by
 * lot; `--seed` draws the same again; `--quick` leaves out tables and the like, which take long.
 */
export async function mutants(words: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      share: { type: 'string' },
      seed: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  })
  const lot = {
    share: Number(values.share ?? 1),
    seed: values.seed ?? Date.now().toString(36),
    quick: values.quick,
  }
  const paths = positionals.length > 0 ? positionals : AREAS
  console.log(
    `Trying ${100 * lot.share} % of the mutants of ${paths.join(', ')}; --seed=${lot.seed}`,
  )
  const judged: Judged[] = []
  for (const path of paths) {
    const area = AREAS.find(area => path.startsWith(area)) ?? path
    judged.push(
      ...(path.endsWith('.rules') ? await mutateRules(path, lot) : mutateCode(area, path, lot)),
    )
  }
  return report(judged)
}
