import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const Names = v.optional(v.record(v.string(), v.string()), {})
const Lock = v.object({
  packages: v.record(v.string(), v.object({ optionalDependencies: Names })),
})

const { packages } = v.parse(Lock, JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** The folders in which Node looks for a package that another one imports. */
function placesFor(name: string, importer: string): string[] {
  const above = importer.split('/node_modules/')
  const folders = above.map((_, at) => above.slice(0, at + 1).join('/node_modules/'))
  return ['', ...folders].map(folder => `${folder}${folder && '/'}node_modules/${name}`)
}

// npm writes down only what the registry of that day had. Whatever is missing here `npm ci` refuses, and `npm install`
// silently leaves out: the site could not be built on a Mac or on Windows.
test('the lock names the programs of every platform, not only of the one that wrote it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !placesFor(name, path).some(place => place in packages))
      .map(name => `${path}: ${name}`),
  )
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})
