import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/**
 * What Chrome and Edge 109, Firefox 115 and Safari 15.4 do not have. The build translates syntax for them, but no
 * method. A name here may stand in a script only behind a look whether it is there: those are excepted below.
 */
const tooYoung = [
  /\.(?:toSorted|toReversed|toSpliced)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\b(?:Map|Object)\.groupBy\b/,
  /\bURL\.(?:parse|canParse)\b(?!\?)/,
  /\bPromise\.(?:try|withResolvers)\b/,
  /\bArray\.fromAsync\b/,
  /\bAbortSignal\.(?:any|timeout)\b/,
  /\bIterator\.from\b/,
  // A regular expression that looks back ends the whole script in Safari before 16.4.
  /\(\?<[=!]/,
]

/** valibot asks for `URL.canParse` first: `URL.canParse?URL.canParse(…)`. */
const excepted = /URL\.canParse\?URL\.canParse\(/g

const scripts = globSync('dist/_astro/*.js')

test('the site has scripts to check', () => expect(scripts.length).toBeGreaterThan(20))

test.each(scripts.map(file => [basename(file), file]))(
  '%s runs in the oldest browsers we support',
  (_name, file) => {
    const text = readFileSync(file, 'utf8').replace(excepted, '')
    const found = tooYoung.flatMap(pattern => pattern.exec(text)?.[0] ?? [])
    expect(found).toEqual([])
  },
)
