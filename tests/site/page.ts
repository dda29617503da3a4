import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'parse5'
import type { DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
export type Element = DefaultTreeAdapterMap['element']

export const DIST = 'dist'

export interface BuiltPage {
  /** The address as links write it: `/`, `/issue/16`. */
  path: string
  html: string
  elements: readonly Element[]
}

/** A file of the built site as a page. */
export function readPage(file: string): BuiltPage {
  const html = readFileSync(file, 'utf8')
  const path =
    file
      .slice(DIST.length)
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  return { path, html, elements: elementsOf(parse(html)) }
}

export function elementsOf(node: Node): Element[] {
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

/** Bytes as the host sends them. */
export function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content).length
}

export function fileBytes(path: string): number {
  const known = sizes.get(path) ?? brotliBytes(readFileSync(`${DIST}${path}`))
  sizes.set(path, known)
  return known
}

const sizes = new Map<string, number>()

/** Words without what a printer sets differently. */
export const plainWords = (text: string) => text.replace(/["'“”‘’.…]/g, '').replace(/\s+/g, ' ')
