import { globSync, statSync } from 'node:fs'

import { DIST, readPage } from './page.ts'
import type { BuiltPage } from './page.ts'

/** Every page of the built site. */
export const pages: readonly BuiltPage[] = globSync(`${DIST}/**/*.html`)
  .filter(file => !file.startsWith(`${DIST}/downloads/`))
  .map(readPage)
  .toSorted((a, b) => a.path.localeCompare(b.path))

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
