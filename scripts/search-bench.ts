/**
 * Measures the search in a browser whose processor is slowed down four times: `npm run search:bench FILE [-- --sizes 60,1000]`.
 * FILE has one JSON object a line with the query in `q`. More guides than there are get made from the words of the real
 * ones. "First answer" is what a reader loads from the first key to the first result: the engine and its index.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'
import * as v from 'valibot'
import { build } from 'vite'

import { guideFiles } from '#integrations/guides/folders.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { curatedWords, searchFiles, searchRecord } from '#integrations/search-index.ts'
import type { Guide } from '#domain/guide/guide.ts'
import { findBrowser } from '../tests/browser.ts'
import { queryLines } from './query-lines.ts'
import { percentile } from './search-measures.ts'

const SLOWER = 4
/** How many queries are each measured as the first one. */
const FIRST = 25

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'string', default: `${guideFiles(process.cwd()).length},1000,10000` } },
})
const Line = v.object({ q: v.string() })
const queries = queryLines(positionals[0], 'search:bench', line => v.parse(Line, line).q)

const { guides } = readLibrary(process.cwd())
const engine = await bundledEngine()
const browser = await chromium.launch({ executablePath: findBrowser() ?? '' })
console.log(
  `${queries.length} queries, processor ${SLOWER} times slower. kB as sent with brotli.\n`,
)
console.log(
  'guides  p50 ms  p95 ms  all loaded: p50  p95  first answer: ms (p95)  kB (p95)  requests (most)',
)
for (const size of values.sizes.split(',').map(Number)) console.log(await measure(size))
await browser.close()

async function measure(size: number): Promise<string> {
  const server = await serve(searchFiles(process.cwd(), library(size)))
  const page = await browser.newPage()
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(server.address)
  const rounds = await page.evaluate(
    // One engine, as on one page: in the first round a query may have to load a few files, in the second none.
    `(async () => { const { ask } = open(); const rounds = [[], []];
      for (const times of rounds)
        for (const query of ${JSON.stringify(queries)}) times.push(await ask(query));
      return rounds })()`,
  )
  const firsts: { milliseconds: number; bytes: number; requests: number }[] = []
  for (const query of queries.slice(0, FIRST)) {
    server.forget()
    const milliseconds = await page.evaluate(`open().ask(${JSON.stringify(query)}, true)`)
    firsts.push({ milliseconds: Number(milliseconds), ...server.sent() })
  }
  await page.close()
  server.close()
  const [loading = [], loaded = []] = v.parse(v.array(v.array(v.number())), rounds)
  const engineBytes = brotliCompressSync(engine).length
  const cells = [
    size,
    percentile(loading, 0.5).toFixed(1),
    percentile(loading, 0.95).toFixed(1),
    percentile(loaded, 0.5).toFixed(1),
    percentile(loaded, 0.95).toFixed(1),
    percentile(
      firsts.map(({ milliseconds }) => milliseconds),
      0.95,
    ).toFixed(0),
    (
      percentile(
        firsts.map(({ bytes }) => bytes + engineBytes),
        0.95,
      ) / 1000
    ).toFixed(1),
    Math.max(...firsts.map(({ requests }) => requests)) + 1,
  ]
  return cells
    .map((cell, at) => String(cell).padStart([6, 8, 8, 13, 5, 24, 10, 17][at] ?? 0))
    .join('')
}

/** The engine with a clock around it, as a script for the page. */
async function bundledEngine(): Promise<string> {
  const name = 'virtual:bench'
  const code = `import { createSearchEngine } from '#domain/search/engine.ts'
    globalThis.open = () => {
      let fresh = ''
      const engine = createSearchEngine(async name => (await fetch('/' + name + '.json' + fresh)).json())
      return { async ask(query, first) {
        if (first) fresh = '?' + Math.random()
        const start = performance.now()
        await engine.search(query)
        return performance.now() - start
      } }
    }`
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'bench',
        resolveId: id => (id === name ? `${process.cwd()}/src/bench.ts` : undefined),
        load: id => (id.endsWith('/src/bench.ts') ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: name, output: { format: 'iife' } } },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('The engine could not be bundled.')
  return first.output[0].code
}

/** Serves an empty page and the files of an index, and counts what it sends. */
async function serve(files: Record<string, unknown>) {
  const packed = new Map<string, Buffer>()
  const pack = (name: string) => {
    const known = packed.get(name)
    if (known) return known
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    const fresh = brotliCompressSync(JSON.stringify(files[name]), quality)
    packed.set(name, fresh)
    return fresh
  }
  let bytes = 0
  let requests = 0
  const server = createServer((request, response) => {
    const name =
      (request.url ?? '')
        .slice(1)
        .split('?')[0]
        ?.replace(/\.json$/, '') ?? ''
    if (!Object.hasOwn(files, name)) {
      response.writeHead(200, { 'content-type': 'text/html' })
      return response.end(`<!doctype html><script>${engine.replaceAll('</', '<\\/')}</script>`)
    }
    const content = pack(name)
    bytes += content.length
    requests += 1
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-encoding': 'br',
      'cache-control': 'max-age=3600',
    })
    return response.end(content)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sent: () => ({ bytes, requests }),
    forget: () => void (bytes = requests = 0),
    close: () => server.close(),
  }
}

/** The real guides, then as many made ones as it takes: their words, as often as languages use words, in other order. */
function library(size: number): Guide[] {
  const ranked = rankedWords()
  let seed = 1
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  // The tenth most frequent word of a language comes a tenth as often as the first: a logarithm draws them so.
  const word = () => ranked[Math.floor(ranked.length ** random()) - 1] ?? ''
  const sentence = (length: number) => Array.from({ length }, word).join(' ')
  const made = Array.from({ length: Math.max(0, size - guides.length) }, (_, at): Guide => {
    const model = guides[at % guides.length]
    if (!model) throw new Error('There are no guides.')
    return {
      ...model,
      id: 1000 + at,
      slug: `made-${at}`,
      title: sentence(6),
      sub_description: sentence(16),
      symptoms: model.symptoms.map(group => ({
        ...group,
        phrases: group.phrases.map(() => sentence(5)),
      })),
    }
  })
  return [...guides, ...made]
}

/** The words of the guides, the most frequent first, then ordinary English ones. */
function rankedWords(): string[] {
  const counts = new Map<string, number>()
  for (const { title, description, symptoms } of guides.map(guide => searchRecord(guide))) {
    for (const word of [title, description, ...symptoms]
      .join(' ')
      .toLowerCase()
      .split(/[^a-z'’]+/))
      if (word) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const said = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
  const { everyday } = curatedWords(process.cwd())
  return [...new Set([...said, ...everyday.split(/\s+/)])]
}
