import { transform } from 'lightningcss'

/** The styles of a page as far as they concern this HTML: a pack has neither the site's navigation nor its footer. */
export function usedStyle(css: string, html: string): string {
  const used = new Set(
    [...html.matchAll(/\b(?:class|id)="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const unused = classesIn(css).filter(name => !used.has(name))
  const { code } = transform({
    filename: 'guide.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: unused,
  })
  return code.toString()
}

const classesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
]
