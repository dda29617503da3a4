import { site } from '#site.ts'
import { style } from './style.ts'

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A list of pieces, one after the other. */
export const each = <Item>(items: readonly Item[], render: (item: Item, at: number) => string) =>
  items.map(render).join('\n')

/** One file that opens from a USB stick: its style inside, no scripts, nothing fetched. */
export function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(site.name)}</title>
<style>
${style}
</style>
</head>
<body>
${body}
</body>
</html>
`
}
