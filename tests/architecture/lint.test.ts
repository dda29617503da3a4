import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = (file: string) => readFileSync(file, 'utf8').split('\n')

/** Three words, so that "off" or a dash is no reason. */
const REASON = /\/\/ \S+ \S+ \S+|As above/

test('every lint rule that is switched off has its reason in the line above', () => {
  const config = lines('.oxlintrc.json')
  const bare = config.filter(
    (line, at) => /: *(?:"off"|"allow"|0\b)/.test(line) && !REASON.test(config[at - 1] ?? ''),
  )
  expect(config.some(line => line.includes('"off"'))).toBe(true)
  expect(bare).toEqual([])
})

test('every exception from a lint rule in the code says why', () => {
  const files = globSync('{src,tests,local,scripts,quality}/**/*.{ts,tsx,astro}', {
    exclude: ['quality/node_modules/**'],
  })
  expect(files.length).toBeGreaterThan(400)
  const silenced = /(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)/
  const bare = files
    .filter(file => file !== 'tests/architecture/lint.test.ts')
    .flatMap(file =>
      lines(file)
        .filter(line => silenced.test(line) && !/ -- \S+ \S+/.test(line))
        .map(line => `${file}: ${line.trim()}`),
    )
  expect(bare).toEqual([])
})
