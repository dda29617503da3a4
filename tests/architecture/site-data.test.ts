import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { COOKIE, databases } from '#domain/device/site-data.ts'

/**
 * The only files that may touch what a browser keeps for a site. Names are checked there, by their types: a note that is
 * not on the list in src/domain/device/site-data.ts does not compile.
 */
const doors: Readonly<Record<string, readonly string[]>> = {
  localStorage: [
    'src/directives/conditions.ts',
    'src/head/device.ts',
    'src/services/site-data.ts',
    'src/services/local-storage.ts',
  ],
  sessionStorage: [
    'src/directives/conditions.ts',
    'src/directives/typed-text.ts',
    'src/head/device.ts',
    'src/services/site-data.ts',
    'src/services/session-storage.ts',
  ],
  indexedDB: [
    'src/services/firebase/client.ts',
    'src/services/firebase/device.ts',
    'src/services/site-data.ts',
  ],
  'caches.open': ['src/services/offline.ts', 'src/worker/caches.ts', 'src/worker/worker.ts'],
  '.cookie': ['src/head/head-script.ts', 'src/services/site-data.ts'],
  cookieStore: [],
  getDirectory: [],
}

/** Without comments, which may speak of anything. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const files = globSync('src/**/*.{ts,tsx,astro}').map(file => ({ file, code: codeOf(file) }))

describe('what is kept on a device', () => {
  test.each(Object.entries(doors))('%s is touched at its doors only', (name, allowed) => {
    const touching = files.flatMap(({ file, code }) => (code.includes(name) ? [file] : []))
    expect(touching.filter(file => !allowed.includes(file))).toEqual([])
  })

  test('caches have the names on the list', () => {
    const names = files.flatMap(({ code }) =>
      [...code.matchAll(/caches\s*\.open\(([^)]*)\)/g)].map(([, name]) => name),
    )
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter(name => name !== 'name' && !name?.startsWith('cacheNames.'))).toEqual([])
  })

  test('the head script sets the cookie that is on the list', () => {
    expect(readFileSync('src/head/head-script.ts', 'utf8')).toContain(`cookie = \`${COOKIE}=`)
  })

  test('the databases of Google’s program have the names that are removed', () => {
    // The package manager puts these where it likes.
    const sdk = globSync('node_modules/{,firebase/node_modules/}@firebase/{auth,app}/dist/esm/*.js')
    const code = sdk.map(file => readFileSync(file, 'utf8')).join('\n')
    const opened = [...code.matchAll(/(?:DB_NAME|DB_NAME\$\d) = '([^']+)'/g)].map(
      ([, name]) => name,
    )
    expect([...new Set(opened)].toSorted()).toEqual([...databases].toSorted())
  })
})
