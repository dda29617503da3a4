import { globSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'parse5'
import type { DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
export type Element = DefaultTreeAdapterMap['element']

const DIST = 'dist'

export interface BuiltPage {
  /** The address as links write it: `/`, `/issue/16`. */
  path: string
  html: string
  elements: readonly Element[]
}

/** Every page of the built site. */
export const pages: readonly BuiltPage[] = globSync(`${DIST}/**/*.html`)
  .filter(file => !file.startsWith(`${DIST}/downloads/`))
  .map(file => {
    const html = readFileSync(file, 'utf8')
    const path =
      file
        .slice(DIST.length)
        .replace(/\.html$/, '')
        .replace(/\/index$/, '') || '/'
    return { path, html, elements: elementsOf(parse(html)) }
  })
  .toSorted((a, b) => a.path.localeCompare(b.path))

function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'tagName' in node ? [node, ...children] : children
}

export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find(attr => attr.name === name)?.value
}

export function named(page: BuiltPage, tagName: string): Element[] {
  return page.elements.filter(element => element.tagName === tagName)
}

export function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

export function pageAt(path: string): BuiltPage {
  const page = pages.find(page => page.path === path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

/** Whether the host would serve something at this path. */
export function isServed(path: string): boolean {
  if (pages.some(page => page.path === path)) return true
  const file = statSync(`${DIST}${decodeURIComponent(path)}`, { throwIfNoEntry: false })
  return file?.isFile() ?? false
}

/** Bytes as the host sends them. */
export function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content).length
}

export function fileBytes(path: string): number {
  const known = sizes.get(path) ?? brotliBytes(readFileSync(`${DIST}${path}`))
  sizes.set(path, known)
  return known
}

/** A script and everything that it imports at once. */
export function scriptsOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const code = readFileSync(`${DIST}${path}`, 'utf8')
  for (const [, file = ''] of code.matchAll(/\b(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    scriptsOf(`/_astro/${file}`, seen)
  return seen
}

const sizes = new Map<string, number>()
