import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { sourceFiles } from '../../scripts/architecture/imports.ts'

/** What each folder may import: one way, pages → layouts → components and islands → stores → services → domain. */
const MAY_IMPORT: Record<string, RegExp> = {
  domain: /^(#domain\/|valibot$|\.\/)/,
  services: /^(#(domain|services)\/|#site\.ts$|valibot$|astro:env\/client$|\.\/)/,
  stores: /^(#(domain|services|stores)\/|#site\.ts$|nanostores$|@nanostores\/persistent$|\.\/)/,
  islands:
    /^(#(domain|stores)\/|#islands\/(use-|ui\/)|#site\.ts$|react$|@nanostores\/react$|nanostores$|\.\/)/,
  components: /^(#(domain|components)\/|#islands\/.+\.island\.tsx$|#site\.ts$|astro:)/,
  layouts:
    /^(#(domain|components|layouts|styles|directives)\/|#islands\/.+\.island\.tsx$|#site\.ts$|astro:)/,
  // Astro's store holds what lists need of a guide; its page gets the rest from where guides are parsed.
  pages:
    /^(#(domain|components|directives|layouts|styles)\/|#integrations\/guides\/parsed-guide\.ts$|#islands\/.+\.island\.tsx$|#site\.ts$|astro:|astro$)/,
  integrations:
    /^(#(domain|integrations|components)\/|#site\.ts$|node:|astro|\.\/|(mdast|satteri)|yaml$|pagefind$|valibot$|fflate$|lightningcss$|vite$)/,
  worker: /^(#domain\/|valibot$|\.\/)/,
  directives: /^(astro$|#domain\/|\.\/)/,
  // It runs inline in every page: small things without packages only.
  head: /^(#domain\/|\.\/)/,
}
/**
 * Each vendor has one door; so has the guide that the loader has parsed, which is no data of a collection. Firestore's
 * package is not among Firebase's: documents come by REST.
 */
const DOORS: Record<string, RegExp> = {
  'src/pages/issue': /^#integrations\/guides\/parsed-guide\.ts$/,
  'src/services/qr': /^lean-qr$/,
  'src/services/firebase': /^firebase\/(app|auth|storage)$/,
  'src/islands/locator/map': /^(leaflet|react-leaflet)$/,
}
/** Endpoints that are made at build time may use what the build uses. */
const ENDPOINT = /\.ts$/
/** The page of a guide is made at build time too: it takes the whole guide from where the parser left it. */
const PARSED_GUIDE = /^#integrations\/guides\/parsed-guide\.ts$/

const files = sourceFiles('src/*/**/*.{ts,tsx,astro}')

describe('imports go one way', () => {
  test('there are imports to look at', () => {
    expect(files.flatMap(({ targets }) => targets).length).toBeGreaterThan(300)
  })

  test.each(files)('$file imports only what its folder may', ({ file, targets }) => {
    const folder = file.split('/')[1] ?? ''
    const allowed = [MAY_IMPORT[folder], DOORS[dirname(file)]]
    if (folder === 'pages' && ENDPOINT.test(file)) allowed.push(/^#integrations\//)
    if (folder === 'pages') allowed.push(PARSED_GUIDE)
    const strangers = targets.filter(target => !allowed.some(rule => rule?.test(target)))
    expect(strangers).toEqual([])
  })
})

describe('no file imports itself through others', () => {
  const known = new Map(files.map(({ file, targets }) => [file, targets]))
  const imported = (file: string) =>
    (known.get(file) ?? [])
      .map(target =>
        target.startsWith('#') ? `src/${target.slice(1)}` : join(dirname(file), target),
      )
      .filter(target => known.has(target))

  /** The way from a file back to itself, if there is one. */
  function circleFrom(start: string): readonly string[] {
    const seen = new Set<string>()
    const ways = [[start]]
    for (let way = ways.pop(); way; way = ways.pop()) {
      for (const next of imported(way.at(-1) ?? '')) {
        if (next === start) return [...way, next]
        if (seen.has(next)) continue
        seen.add(next)
        ways.push([...way, next])
      }
    }
    return []
  }

  test('imports are followed', () => {
    expect(files.flatMap(({ file }) => imported(file)).length).toBeGreaterThan(300)
  })

  test.each(files)('$file', ({ file }) => {
    expect(circleFrom(file)).toEqual([])
  })
})

describe('the local backend is a package of its own', () => {
  const local = sourceFiles('local/**/*.ts')

  test('it has files to look at', () => {
    expect(local.length).toBeGreaterThan(40)
  })

  test.each(local)('$file imports nothing of the site', ({ targets }) => {
    expect(targets.filter(target => /^#(?!local\/)|\/src\//.test(target))).toEqual([])
  })

  test.each(files)('$file does not import it', ({ targets }) => {
    expect(targets.filter(target => target.startsWith('#local/'))).toEqual([])
  })
})
