import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/_astro\/[\w.-]+\.css)">/g
/** The styles of the layout, which every page has: worth a file that the browser keeps. */
const SHARED = /^\/_astro\/Page\./
/** The styles of a guide, which nearly fifty pages have. */
const GUIDE = /^_id_\..*\.css$/
const STYLE = /<style>([^<]*)<\/style>/g
/** Astro's one line for its islands, which base.css has too. */
const ISLANDS = /astro-island[^{]*\{display:contents\}/
const NEIGHBOURS = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g

/**
 * Puts the styles of its own into each page, so that only one file stands between the page and its first paint, and makes
 * one of scripts that stand beside each other: each piece of inline code costs a hash in the policy. Guides get one file
 * with the styles of the layout and their own, since a reader often opens a second one.
 */
export async function gatherInlineCode(dist: string): Promise<(html: string) => string> {
  const own = await ownSheets(join(dist, '_astro'))
  const forGuides = await guideSheet(join(dist, '_astro'))
  return html => oneScript(oneStyle(forGuides(html), own))
}

/** Writes the file that guides have, and puts it in the place of the two that it is made of. */
async function guideSheet(folder: string): Promise<(html: string) => string> {
  const names = await readdir(folder)
  const guide = names.find(name => GUIDE.test(name))
  const shared = names.find(name => SHARED.test(`/_astro/${name}`) && name.endsWith('.css'))
  if (!guide || !shared) return html => html
  const parts = [shared, guide].map(name => readFile(join(folder, name), 'utf8'))
  const css = (await Promise.all(parts)).map(text => text.trim()).join('')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  await writeFile(join(folder, `guide.${hash}.css`), css)
  const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}">`
  return html =>
    html.includes(link(guide))
      ? html.replace(link(guide), '').replace(link(shared), link(`guide.${hash}.css`))
      : html
}

/** Sheets that a script may ask for stay files: it would load them a second time, behind all others. */
async function ownSheets(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder)
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const code = (await Promise.all(names.filter(name => name.endsWith('.js')).map(read))).join()
  const sheets = names
    .map(name => ({ name, path: `/_astro/${name}` }))
    .filter(({ name, path }) => name.endsWith('.css') && !SHARED.test(path) && !code.includes(name))
  return new Map(
    await Promise.all(
      sheets.map(async ({ name, path }) => [path, (await read(name)).trim()] as const),
    ),
  )
}

/** The one style element stands where the first stood, which says the order of the layers. */
function oneStyle(html: string, own: ReadonlyMap<string, string>): string {
  const inline = [...html.matchAll(STYLE)].map(([, text = '']) => text.replace(ISLANDS, ''))
  const sheets = [...html.matchAll(SHEET)].map(([, path = '']) => own.get(path) ?? '')
  let isPlaced = false
  return html
    .replaceAll(STYLE, () => {
      if (isPlaced) return ''
      isPlaced = true
      return `<style>${[...inline, ...sheets].join('')}</style>`
    })
    .replaceAll(SHEET, (link, path: string) => (own.has(path) ? '' : link))
}

const oneScript = (html: string) =>
  html.replaceAll(
    NEIGHBOURS,
    scripts => `<script>${scripts.replaceAll(/<\/?script>/g, '')}</script>`,
  )
