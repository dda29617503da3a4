import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (script: string, args: readonly string[] = [], cwd = '.') =>
  spawnSync(process.execPath, [resolve('scripts', script), ...args], { cwd, encoding: 'utf8' })

test('npm run hosting leaves firebase.json as it is committed, in the style that the lint wants', () => {
  copyFileSync('firebase.json', join(folder, 'firebase.json'))
  expect(run('hosting.ts', [], folder)).toMatchObject({ status: 0 })
  expect(readFileSync(join(folder, 'firebase.json'), 'utf8')).toBe(
    readFileSync('firebase.json', 'utf8'),
  )
})

describe.each(['search-eval.ts', 'search-bench.ts'])('%s says in one sentence', script => {
  const said = (...args: string[]) => {
    const { status, stderr } = run(script, args)
    expect(status).toBe(2)
    expect(stderr).not.toMatch(/^ +at /m)
    return stderr
  }

  test('that no file is named', () => {
    expect(said()).toMatch(/^Name a file of queries: npm run search:/)
  })

  test('that there is no such file', () => {
    expect(said('/no/such.jsonl')).toMatch(/^\/no\/such\.jsonl cannot be read: /)
  })

  test('which line cannot be used', () => {
    const file = join(folder, 'queries.jsonl')
    writeFileSync(file, '{"q":"no sound","relevant":["no-sound"]}\n{"query":"no sound"}\n')
    expect(said(file)).toContain(`${file}:2 cannot be used: `)
  })
})
