import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { Zippable } from 'fflate'

import type { Guide } from '#domain/guide/guide.ts'
import { libraryPackPath, packPath, topicPackPath } from '#domain/guide/packs.ts'
import { topics } from '#domain/topics.ts'
import { PICTURES_FOLDER } from '#integrations/guides/folders.ts'
import { site } from '#site.ts'
import { guidePage } from './guide-page.ts'
import type { Drawings } from './guide-page.ts'
import { folderOf } from './links.ts'
import { contentsPage, logPage, safetyPage } from './sheets.ts'

/** The same bytes at every build and in every time zone: archives keep local time, so this is a local one. */
const written = () => new Date(2026, 0, 1)

/** Every pack by its address: of the guides that offer one, of each topic, and of the whole library. */
export function packs(guides: readonly Guide[], drawings: Drawings): Map<string, Uint8Array> {
  const sorted = guides.toSorted((a, b) => a.id - b.id)
  const offered = sorted.filter(guide => guide.zipUrl === packPath(guide))
  const several = (title: string, pack: readonly Guide[]) =>
    zipped({ 'index.html': contentsPage(title, pack), ...filesOf(pack, drawings) })
  return new Map([
    ...offered.map(guide => [packPath(guide), zipped(filesOf([guide], drawings))] as const),
    ...topics.map(({ id, name }) => {
      const pack = sorted.filter(({ topic }) => topic === id)
      return [topicPackPath(id), several(`${site.name}: ${name}`, pack)] as const
    }),
    [libraryPackPath, several(`${site.name}: all guides`, sorted)] as const,
  ])
}

function filesOf(pack: readonly Guide[], drawings: Drawings): Record<string, string> {
  return Object.fromEntries(
    pack.flatMap(guide => [
      [`${folderOf(guide)}/guide.html`, guidePage(guide, pack, drawings)],
      [`${folderOf(guide)}/safety.html`, safetyPage(guide, pack)],
      [`${folderOf(guide)}/log.html`, logPage(guide)],
    ]),
  )
}

function zipped(files: Record<string, string>): Uint8Array {
  const entries: Zippable = {}
  for (const [name, text] of Object.entries(files))
    entries[name] = [strToU8(text), { mtime: written(), level: 9 }]
  return zipSync(entries)
}

/** The drawings under the root of the project. */
export function readDrawings(root: string): Drawings {
  const folder = join(root, PICTURES_FOLDER)
  return new Map(
    readdirSync(folder)
      .filter(name => name.endsWith('.svg'))
      .map(name => [name.replace(/\.svg$/, ''), readFileSync(join(folder, name), 'utf8')]),
  )
}
