import { escapeMarkup } from '#domain/escape.ts'
import { site } from '#site.ts'
import type { TwoPieces } from './archive.ts'
import { style } from './style.ts'

/** A list of pieces, one after the other. */
export const each = <Item>(items: readonly Item[], render: (item: Item, at: number) => string) =>
  items.map(render).join('\n')

/** A file that opens from a USB stick: its style inside, no scripts, nothing fetched. */
export const document = (
  title: string,
  body: string,
  style: string,
  rootClass = '',
): TwoPieces => ({
  start: `<!doctype html>
<html lang="${site.language}"${rootClass && ` class="${rootClass}"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
${style}
</style>
`,
  own: `<title>${escapeMarkup(title)} · ${escapeMarkup(site.name)}</title>
</head>
<body>
${body}
</body>
</html>
`,
})

/** A sheet of a pack: black on white, for paper first. */
export const sheet = (title: string, body: string) => document(title, body, style)
