import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/_astro\/[\w.-]+\.css)">/g
/** The styles of the layout, which every page has: worth a file that the browser keeps. */
const SHARED = /^\/_astro\/Page\./
/** The styles that all guides share. */
const GUIDE = /^\/_astro\/_id_\./
const STYLE = /<style>([^<]*)<\/style>/g
/** Astro's one line for its islands, which base.css has too. */
const ISLANDS = /astro-island[^{]*\{display:contents\}/
/** What Astro writes for development: random letters for each island, and its name once more. */
const ISLAND_NOTES =
  /(?<=<astro-island) uid="[^"]*"|(?<= opts="\{)&quot;name&quot;:&quot;\w+&quot;,/g
/** Keeps the ids that React makes up apart; no island of a guide has one. */
const ID_PREFIX = /(?<=<astro-island[^>]*) prefix="[^"]*"/g
const SCRIPT = /<script>([\s\S]*?)<\/script>/g

/**
 * Puts the styles of its own into each page, so that only one file stands between the page and its first paint, and makes
 * one script of the head's and that of the islands: each piece of inline code costs a hash in the policy. Guides get one
 * file with all their styles and nothing inline, since a reader often opens a second one.
 */
export async function gatherInlineCode(dist: string): Promise<(html: string) => string> {
  const own = await ownSheets(join(dist, '_astro'))
  const forGuides = guideSheet(dist, await otherReaders(dist))
  return html => oneScript(forGuides(html) ?? oneStyle(html, own)).replaceAll(ISLAND_NOTES, '')
}

/** Puts one file in the place of all the styles of a guide, inline ones too. Of another page it makes nothing. */
function guideSheet(dist: string, others: string): (html: string) => string | undefined {
  const made = new Map<string, string>()
  return html => {
    const sheets = sheetsOf(html)
    if (!sheets.some(path => GUIDE.test(path))) return undefined
    const parts = [...inlineStyles(html), ...sheets]
    const key = parts.join()
    const sheet = made.get(key) ?? writeSheet(dist, parts, others)
    made.set(key, sheet)
    let isPlaced = false
    return html
      .replaceAll(STYLE, '')
      .replaceAll(ID_PREFIX, '')
      .replaceAll(SHEET, () => {
        if (isPlaced) return ''
        isPlaced = true
        return `<link rel="stylesheet" href="${sheet}">`
      })
  }
}

/** Joins styles, and those of the files that are named among them, in a new file. */
function writeSheet(dist: string, parts: readonly string[], others: string): string {
  const whole = parts
    .map(part => (part.startsWith('/') ? readFileSync(join(dist, part), 'utf8').trim() : part))
    .join('')
  const css = withoutUnread(whole, whole + others)
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  writeFileSync(join(dist, `_astro/guide.${hash}.css`), css)
  return `/_astro/guide.${hash}.css`
}

/** The tokens are for every page: a sheet need not send those that nothing reads where it is. */
function withoutUnread(css: string, readers: string): string {
  const read = new Set([...readers.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  return css.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (text, name: string) =>
    read.has(name) ? text : '',
  )
}

/** What reads tokens beside the sheets of a page: scripts, the sheets that they load, and the icons. */
async function otherReaders(dist: string): Promise<string> {
  const folder = join(dist, '_astro')
  const names = await readdir(folder)
  const read = (end: string) =>
    Promise.all(
      names
        .filter(name => name.endsWith(end))
        .map(async name => ({ name, text: await readFile(join(folder, name), 'utf8') })),
    )
  const code = (await read('.js')).map(({ text }) => text).join()
  const sheets = (await read('.css')).filter(({ name }) => code.includes(name))
  const sprites = (await readdir(dist)).filter(name => name.endsWith('.svg'))
  const icons = await Promise.all(sprites.map(name => readFile(join(dist, name), 'utf8')))
  return [code, ...sheets.map(({ text }) => text), ...icons].join('')
}

const sheetsOf = (html: string) => [...html.matchAll(SHEET)].map(([, path = '']) => path)
const inlineStyles = (html: string) =>
  [...html.matchAll(STYLE)].map(([, text = '']) => text.replace(ISLANDS, ''))

interface Sheet {
  css: string
  /** What stands in the page for the file. */
  link: string
}

/**
 * The styles that go into a page. A script that asks for one of the files looks for its link first, so a link that loads
 * nothing stays behind: else the same styles would come a second time, behind all others.
 */
async function ownSheets(folder: string): Promise<ReadonlyMap<string, Sheet>> {
  const names = await readdir(folder)
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const code = (await Promise.all(names.filter(name => name.endsWith('.js')).map(read))).join()
  const sheets = names
    .map(name => ({ name, path: `/_astro/${name}` }))
    .filter(({ name, path }) => name.endsWith('.css') && !SHARED.test(path))
  return new Map(
    await Promise.all(
      sheets.map(async ({ name, path }) => {
        const link = code.includes(name) ? `<link rel="stylesheet" href="${path}" disabled>` : ''
        return [path, { css: (await read(name)).trim(), link }] as const
      }),
    ),
  )
}

/** The one style element stands where the first stood, which says the order of the layers. */
function oneStyle(html: string, own: ReadonlyMap<string, Sheet>): string {
  const sheets = sheetsOf(html).map(path => own.get(path)?.css ?? '')
  const styles = [...inlineStyles(html), ...sheets].join('')
  let isPlaced = false
  return html
    .replaceAll(STYLE, () => {
      if (isPlaced) return ''
      isPlaced = true
      return `<style>${styles}</style>`
    })
    .replaceAll(SHEET, (link, path: string) => own.get(path)?.link ?? link)
}

/**
 * The one script stands last in the head: no page is painted before it, and the browser learns of the style sheets first.
 * A script behind an island belongs to the page itself, and stays where it is.
 */
function oneScript(html: string): string {
  const end = html.search(/<astro-island[\s>]|$/)
  const before = html.slice(0, end)
  const code = [...before.matchAll(SCRIPT)].map(([, text = '']) => text).join('')
  if (!code) return html
  return (
    before.replaceAll(SCRIPT, '').replace('</head>', () => `<script>${code}</script></head>`) +
    html.slice(end)
  )
}
