/** `npm run quality -- licences`: what each package may be used under, and whether somebody has looked at it. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Licences that ask for no more than their text beside the code, or for changes of their own files. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/** Packages whose licence is another one, or is told elsewhere than in their package.json: each has been read. */
const READ: Readonly<Record<string, { licence: string; because: string }>> = {
  'react-leaflet': {
    licence: 'Hippocratic-2.1',
    because: 'Ships. Not open source by the OSI: it forbids uses that harm people. NOTICE says so.',
  },
  '@react-leaflet/core': { licence: 'Hippocratic-2.1', because: 'Comes with react-leaflet.' },
  'deep-freeze': { licence: 'public domain', because: 'Only runs in tests of the rules.' },
  fuzzy: { licence: '', because: 'MIT, by the LICENSE file in the package. For tests only.' },
  'valid-url': { licence: '', because: 'MIT, by the LICENSE file in the package. For tests only.' },
  'url-template': { licence: 'BSD', because: 'Three clauses, by its text. For tests only.' },
}
/** The picture library that Astro can use and this site does not: linked, never changed, and nothing of it ships. */
const SHARP = { name: /^@img\/sharp-/, licence: /LGPL-3\.0-or-later/ }

export interface Package {
  name: string
  licence: string
}

/** A sentence for each package whose licence nobody has read. */
export function unknownLicences(packages: readonly Package[]): string[] {
  return packages
    .filter(({ name, licence }) => !isKnown(name, licence))
    .map(({ name, licence }) => `${name}: ${licence || 'no licence'} has not been looked at.`)
}

function isKnown(name: string, licence: string): boolean {
  if (READ[name]) return READ[name].licence === licence
  return isFree(licence) || (SHARP.name.test(name) && SHARP.licence.test(licence))
}

/** Of several one may choose with OR; with AND each counts. */
const isFree = (licence: string) =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(one => FREE.has(one)))

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({ license: v.optional(v.string(), ''), link: v.optional(v.boolean(), false) }),
  ),
})

/** The packages that a lock file names, without our own and the links to them. */
export function lockedPackages(file: string): Package[] {
  const { packages } = v.parse(Lock, JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: license,
    }))
}

/** The check, over the packages of the product and of the long checks. */
export function licences(): boolean {
  const packages = ['package-lock.json', 'quality/package-lock.json'].flatMap(lockedPackages)
  const problems = unknownLicences(packages)
  for (const problem of problems) console.log(problem)
  console.log(`${problems.length} unknown licences in ${packages.length} packages`)
  return problems.length === 0
}
