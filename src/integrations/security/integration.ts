import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

import { caching, headers } from './policy.ts'

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/i
const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/**
 * Astro writes its policy at the end of the head, where it does not govern what stands before it.
 * This moves it right behind the character set, in every page, and writes the host's headers.
 */
export function security(): AstroIntegration {
  return {
    name: 'security',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const pages = (await readdir(root, { recursive: true })).filter(name =>
          name.endsWith('.html'),
        )
        for (const page of pages) {
          const path = join(root, page)
          await writeFile(path, movePolicy(await readFile(path, 'utf8'), page))
        }
        await writeFile(join(root, '_headers'), hostHeaders())
      },
    },
  }
}

function movePolicy(html: string, page: string): string {
  const policy = POLICY.exec(html)?.[0]
  if (!policy || !CHARSET.test(html)) throw new Error(`${page} has no security policy to move.`)
  const own = tighten(policy, html)
  return html.replace(policy, '').replace(CHARSET, charset => charset + own)
}

const INLINE = /<(?:script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/(?:script|style)>/g
const HASH = / 'sha256-[^']+'/g

/** Astro lists the hashes of the whole site on every page; a page needs those of its own inline code only. */
function tighten(policy: string, html: string): string {
  const needed = new Set(
    [...html.matchAll(INLINE)].map(
      ([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    ),
  )
  return policy.replace(HASH, hash => (needed.has(hash) ? hash : ''))
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
