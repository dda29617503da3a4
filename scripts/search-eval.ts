/**
 * Measures the search on judged queries: `npm run search:eval FILE [-- --misses 5] [--same backup=back-up-before-a-repair]`.
 * FILE has one JSON object a line: `q`, `relevant` and `acceptable` (lists of slugs), and, if known, `origin` and `neg_kind`.
 * Prints the table and the misses, all unless told how many. A query whose guides do not exist is left out. `--same` reads one slug of FILE as another.
 */
import { parseArgs } from 'node:util'
import * as v from 'valibot'

import { codeRecords } from '#domain/guide/codes.ts'
import { createSearchEngine } from '#domain/search/engine.ts'
import { readCodes } from '#integrations/codes/library.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { searchFiles } from '#integrations/search-index.ts'
import { queryLines } from './query-lines.ts'
import { falseHits, isFalseHit, isMiss, measure, percentile } from './search-measures.ts'
import type { JudgedQuery, Outcome } from './search-measures.ts'

const Line = v.object({
  q: v.string(),
  relevant: v.array(v.string()),
  acceptable: v.optional(v.array(v.string()), []),
  origin: v.optional(v.string(), 'unknown origin'),
  neg_kind: v.optional(v.string(), 'no answer'),
})

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'string', default: 'Infinity' },
    same: { type: 'string', multiple: true, default: [] },
  },
})
const lines = queryLines(positionals[0], 'search:eval', line => v.parse(Line, line))

const { guides } = readLibrary(process.cwd())
const slugs = new Map(guides.map(({ id, slug }) => [id, slug]))
const sameAs = new Map(values.same.map(pair => pair.split('=') as [string, string]))
const queries = lines.map(judge)
const kept = queries.filter(({ expected, judged }) => !expected || judged.relevant.length > 0)

const { codes } = readCodes(process.cwd(), [...slugs.keys()])
const files = searchFiles(process.cwd(), guides, codeRecords(codes))
const engine = createSearchEngine(async name => JSON.parse(JSON.stringify(files[name])) as unknown)
const outcomes: Outcome[] = []
for (const { judged } of kept) outcomes.push(await ask(judged))
report()

/** `expected`: the file names an answer, be it one that exists here or not. */
function judge(line: v.InferOutput<typeof Line>): { expected: boolean; judged: JudgedQuery } {
  const { q, relevant, acceptable, origin, neg_kind: kind } = line
  const existing = new Set(slugs.values())
  const here = (list: readonly string[]) =>
    list.map(slug => sameAs.get(slug) ?? slug).filter(slug => existing.has(slug))
  const judged = { q, relevant: here(relevant), acceptable: here(acceptable), origin, kind }
  return { expected: relevant.length > 0, judged }
}

async function ask(query: JudgedQuery): Promise<Outcome> {
  const start = performance.now()
  const { hits } = await engine.search(query.q)
  const milliseconds = performance.now() - start
  const found = hits.flatMap(hit => (hit.kind === 'guide' ? [slugs.get(hit.id) ?? ''] : []))
  return { query, found, milliseconds }
}

function report() {
  const percent = (share: number) => (100 * share).toFixed(1).padStart(6)
  const left = queries.length - kept.length
  console.log(
    `${kept.length} queries, ${guides.length} guides${left ? `, ${left} without a guide left out` : ''}\n`,
  )
  console.log(`${''.padEnd(22)}     n    S@1   S@3 S@1>=1  MRR10 nDCG10 zero% results`)
  for (const row of measure(outcomes)) {
    const shares = [
      row.first,
      row.firstThree,
      row.firstGoodEnough,
      row.reciprocalRank,
      row.gain,
      row.nothing,
    ]
    const cells = shares.map(percent).join('')
    console.log(
      `${row.name.padEnd(22)}${String(row.queries).padStart(6)} ${cells}${row.results.toFixed(1).padStart(7)}`,
    )
  }
  for (const { name, queries, share } of falseHits(outcomes)) {
    console.log(`false hits, ${name.padEnd(16)} ${percent(share)} of ${queries}`)
  }
  const times = outcomes.map(({ milliseconds }) => milliseconds)
  console.log(
    `\nmilliseconds: half under ${percentile(times, 0.5).toFixed(1)}, 95 % under ${percentile(times, 0.95).toFixed(1)}`,
  )
  const wrong = outcomes.filter(outcome => isMiss(outcome) || isFalseHit(outcome))
  for (const { query, found } of wrong.slice(0, Number(values.misses))) {
    const wanted = query.relevant.join(', ') || 'nothing'
    const got = found.slice(0, 3).join(', ') || 'nothing'
    console.log(`miss: ${JSON.stringify(query.q)} wants ${wanted}, got ${got}`)
  }
}
