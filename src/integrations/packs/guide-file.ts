import type { GuideSummary } from '#domain/guide/guide.ts'
import { site } from '#site.ts'
import type { TwoPieces } from './archive.ts'
import { document } from './html.ts'
import { cutClass } from './markup.ts'
import type { SiteFiles } from './site-files.ts'

/** A guide in a pack has no gate. */
const ROOT_CLASS = 'opened'

/** The parts of a guide's page that its files in a pack are made of. Links are still those of the site. */
export interface PageParts {
  /** The whole guide as a document. */
  guide: TwoPieces
  /** The warnings that lead it, and "Before you start". */
  leading: readonly string[]
  /** The title of each fix, such as "Fix 1: Turn Wi-Fi off and on", and the warnings inside it. */
  fixes: readonly { title: string; stops: readonly string[] }[]
}

/** Takes a guide's page apart. What paper leaves out, packs leave out too: the class says so. */
export function partsOfPage(html: string, guide: GuideSummary, files: SiteFiles): PageParts {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1]
  if (main === undefined) throw new Error(`The page of guide ${guide.id} has no main part.`)
  const body = allOpen(withEverySystem(withoutScripts(cutClass(main, 'no-print').rest)))
  const fixes = cutClass(body, 'fix')
  return {
    guide: guideDocument(guide, body, styleOf(html, files), files),
    leading: ['stop', 'before'].flatMap(name => cutClass(fixes.rest, name).taken).map(withoutIcons),
    fixes: fixes.taken.map(fix => ({
      title: /<h2[^>]*><a[^>]*>([\s\S]*?)<\/a><\/h2>/.exec(fix)?.[1] ?? '',
      stops: cutClass(fix, 'stop').taken.map(withoutIcons),
    })),
  }
}

function guideDocument(
  guide: GuideSummary,
  body: string,
  style: string,
  files: SiteFiles,
): TwoPieces {
  const { html, symbols } = files.drawnInside(body)
  const content = `${symbols}<main>
<nav class="wrap small no-print">From <a href="${site.url}/issue/${guide.id}">${site.name}</a> · <a href="safety.html">Safety page</a> · <a href="log.html">Log sheet</a></nav>
${html}
</main>`
  const used = files.usedStyle(style, `<html class="${ROOT_CLASS}">${content}`)
  return document(guide.title, content, used, ROOT_CLASS)
}

/** The styles of the page, those that it links to included, and what differs where no navigation stands above. */
function styleOf(html: string, files: SiteFiles): string {
  const head = html.slice(0, html.indexOf('</head>'))
  const inline = [...head.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style)
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
  const linked = sheets.map(([, href = '']) => files.style(href))
  return [...inline, ...linked, 'main{margin-block-start:0}'].join('\n')
}

/** Islands stay as the HTML that they are before a script runs. */
const withoutScripts = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?astro-island(?:"[^"]*"|[^">])*>|<!--[\s\S]*?-->/g, '')

/** A pack may be opened on any computer, so it shows what is for each until its reader chooses. */
const withEverySystem = (html: string) =>
  html.replace(
    /<input type="radio" name="system" value="([\w-]+)"( checked)?>/g,
    (_, id: string) =>
      `<input type="radio" name="system" value="${id}"${id === 'all' ? ' checked' : ''}>`,
  )

/** Most browsers print collapsed details as collapsed. */
const allOpen = (html: string) => html.replace(/<details(?![^>]*\sopen)/g, '<details open')

/** A sheet of warnings does without the drawings beside words that say the same. */
const withoutIcons = (html: string) => html.replace(/<svg class="i"[\s\S]*?<\/svg>/g, '')
