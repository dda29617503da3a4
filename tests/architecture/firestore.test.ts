import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { parseRules } from '#local/rules/parse-rules.ts'
import type { MatchRule } from '#local/rules/syntax.ts'
import { collections } from '#domain/collections.ts'
import type { Collection } from '#domain/collections.ts'
import { localKeys } from '#domain/device/site-data.ts'
import { SEED } from '../rules/cases.ts'

const described = Object.entries<Collection>(collections)

/** The paths of documents that the rules speak of. Those of any parent repeat paths that stand elsewhere in full. */
function pathsOf({ pattern, allows, matches }: MatchRule, above = ''): string[] {
  const parts = pattern.map(({ kind, text }) =>
    kind === 'fixed' ? text : kind === 'one' ? `{${text}}` : '**',
  )
  const path = [above, ...parts].filter(Boolean).join('/')
  const below = matches.flatMap(match => pathsOf(match, path))
  return allows.length > 0 && !path.includes('**') ? [path, ...below] : below
}

describe('the list of collections', () => {
  const prefix = 'databases/{database}/documents/'
  const ruled = pathsOf(parseRules(readFileSync('firestore.rules', 'utf8'))).map(path =>
    path.replace(prefix, ''),
  )

  test('has every collection that the rules let anybody read or write, and no other', () => {
    expect(ruled.length).toBeGreaterThan(5)
    expect(described.map(([, { path }]) => path).toSorted()).toEqual(ruled.toSorted())
  })

  test.each(described)('%s is called like the last part of its place', (name, { path }) => {
    expect(path.split('/').at(-2)).toBe(name)
  })

  test.each(described)('the rules of %s are tried on a document of a member', (_, collection) => {
    const { path, owner } = collection
    const pattern = new RegExp(
      `^${path.replace('{uid}', '(?<uid>\\w+)').replaceAll(/\{\w+\}/g, '\\w+')}$`,
    )
    const owners = Object.entries(SEED).flatMap(([place, fields]) => {
      const match = pattern.exec(place)
      return match ? [owner === 'path' ? match.groups?.['uid'] : fields['uid']] : []
    })
    expect(owners.filter(Boolean)).not.toEqual([])
  })

  test.each(described)('what a device keeps of %s is gone after the log-out', (_, { device }) => {
    expect(device.filter(note => !['trace', 'draft'].includes(localKeys[note]))).toEqual([])
  })
})

test('documents are read and written in one folder', () => {
  const speaksREST = /:(?:commit|batchGet|run\w*Query)\b|firebase\/firestore\/lite/
  const speaking = globSync('src/**/*.{ts,tsx,astro}').filter(
    file =>
      !file.startsWith('src/services/firebase/firestore/') &&
      speaksREST.test(readFileSync(file, 'utf8')),
  )
  expect(speaking).toEqual([])
})
