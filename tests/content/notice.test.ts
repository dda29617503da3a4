import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Package {
  license: string
  dependencies?: Record<string, string>
}

const read = (path: string) => readFileSync(path, 'utf8')
const packageAt = (path: string) => JSON.parse(read(path)) as Package
const notice = read('NOTICE')

/** They run where the site is built, and nothing of them is sent. */
const notSent = new Set(['node'])
const sent = Object.keys(packageAt('package.json').dependencies ?? {}).filter(
  name => !notSent.has(name),
)
/** What these bring along, and what is written into the search. */
const brought = ['@react-leaflet/core', 'pagefind', 'scheduler', 'idb', 'tslib']

describe('NOTICE', () => {
  test.each([...sent, ...brought])('names %s with its licence', name => {
    const { license } = packageAt(`node_modules/${name}/package.json`)
    const line = notice.split('\n').find(line => line.split(/[\s,]+/).includes(name))
    expect(line).toContain(license)
  })

  test('and README say what is not under an open source licence', () => {
    for (const text of [notice, read('README.md')]) {
      expect(text).toContain('react-leaflet')
      expect(text).toContain('Hippocratic')
    }
  })
})
