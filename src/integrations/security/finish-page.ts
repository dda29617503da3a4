import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { BuiltPage, BuiltSite } from '#integrations/built-site/pages.ts'
import { gatherInlineCode } from '#integrations/inline-code.ts'
import { caching, headers, pagePolicy } from './policy.ts'
import type { Services } from './policy.ts'

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"[^>]*>/i
const CHARSET = /<meta charset="utf-8"\s*\/?>/i
/** Each icon ends so; a guide has about fifty, and each page a budget. */
const LONG_USE = '></use></svg>'
const SHORT_USE = '/></svg>'
const INLINE = /<(script|style)(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/\1>/g
/** An island that plays a video of another host: the address stands in its properties. */
const EMBEDS = /<astro-island[^>]*component-export="Video"[^>]*https:/

/**
 * Finishes every page: shortens its icons, puts its own styles into it, and a policy of its own in the place of Astro's,
 * which is the same everywhere and stands at the end of the head, where it does not govern what comes before it. Writes
 * the host's headers.
 */
export const security =
  (services: Services) =>
  async ({ dist }: BuiltSite): Promise<(page: BuiltPage) => string> => {
    await writeFile(join(dist, '_headers'), hostHeaders())
    const gathered = await gatherInlineCode(dist)
    return page => secured(page, gathered, services)
  }

/** Most pages have the same code inline. */
const hashes = new Map<string, string>()

function hashOf(code: string): string {
  const known = hashes.get(code) ?? `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  hashes.set(code, known)
  return known
}

/** The hashes of what stands inline in a page; structured data is no code. */
function inlineHashes(html: string): { script: Set<string>; style: Set<string> } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, attributes = '', code = ''] of html.matchAll(INLINE))
    if (!attributes.includes('application/ld+json'))
      hashes[tag === 'script' ? 'script' : 'style'].add(hashOf(code))
  return hashes
}

function secured(
  { address, html }: BuiltPage,
  gathered: (html: string) => string,
  services: Services,
): string {
  const [element, astros = ''] = POLICY.exec(html) ?? []
  if (!element || !CHARSET.test(html))
    throw new Error(`${address} has no security policy to replace.`)
  const { script, style } = inlineHashes(html)
  // Astro knows what it and we have put there. Whatever else is inline did not come from us.
  for (const hash of [...script, ...style])
    if (!astros.includes(hash))
      throw new Error(`${address} has inline code that nobody knows: ${hash}`)
  const whole = gathered(html.replace(element, '')).replaceAll(LONG_USE, SHORT_USE)
  const own = inlineHashes(whole)
  const policy = pagePolicy(
    {
      path: address,
      embeds: EMBEDS.test(html),
      scripts: [...own.script],
      styles: [...own.style],
    },
    services,
  )
  return whole.replace(
    CHARSET,
    charset => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}

/** The `_headers` file that Netlify, Cloudflare Pages and others read. */
function hostHeaders(): string {
  const block = (path: string, lines: readonly string[]) =>
    [path, ...lines.map(line => `  ${line}`)].join('\n')
  return [
    block(
      '/*',
      Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ),
    ...caching.map(({ source, value }) =>
      block(source.replace('**', '*'), [`Cache-Control: ${value}`]),
    ),
    '',
  ].join('\n\n')
}
