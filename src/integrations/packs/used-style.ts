import { transform } from 'lightningcss'

/**
 * Cuts the styles of a page down to what concerns its HTML: a pack has neither the site's navigation nor its footer. Most
 * guides hold the same, so each way to cut is worked out once.
 */
export function createUsedStyle(): (css: string, html: string) => string {
  const classes = new Map<string, readonly string[]>()
  const cuts = new Map<string, string>()
  return (css, html) => {
    const all = classes.get(css) ?? classesIn(css)
    classes.set(css, all)
    const used = new Set(
      [...html.matchAll(/\b(?:class|id)="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    )
    const unused = all.filter(name => !used.has(name))
    const key = [css, ...unused].join('\n')
    const cut = cuts.get(key) ?? without(unused, css)
    cuts.set(key, cut)
    return cut
  }
}

const without = (unusedSymbols: string[], css: string): string =>
  transform({
    filename: 'guide.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  }).code.toString()

const classesIn = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
]
