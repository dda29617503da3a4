import { join } from 'node:path'

import type { GuideSummary } from '#domain/guide/guide.ts'
import { libraryPackPath, packPath, topicPackPath } from '#domain/guide/packs.ts'
import { topics } from '#domain/guide/topics.ts'
import type { BuiltPage, BuiltSite, PageReader } from '#integrations/built-site/pages.ts'
import { lastParsed } from '#integrations/guides/parse-library.ts'
import { site } from '#site.ts'
import { createArchive, createPacker } from './archive.ts'
import type { Archive, PackedFile, TwoPieces } from './archive.ts'
import { partsOfPage } from './guide-file.ts'
import type { PageParts } from './guide-file.ts'
import { folderOf, packedLinks } from './links.ts'
import type { PackedGuides } from './links.ts'
import { contentsPage, logPage, safetyPage } from './sheets.ts'
import { siteFiles } from './site-files.ts'

/** What is packed together, and where it is served. */
interface Pack {
  path: string
  /** Absent in the pack of one guide. */
  title?: string
  guides: PackedGuides
}

/** Every pack: of the guides that offer one, of each topic, and of the whole library. */
function packsOf(guides: readonly GuideSummary[]): readonly Pack[] {
  const byId = (some: readonly GuideSummary[]) => new Map(some.map(guide => [guide.id, guide]))
  const topic = Map.groupBy(guides, ({ topic }) => topic)
  return [
    ...guides
      .filter(guide => guide.zipUrl === packPath(guide))
      .map(guide => ({ path: packPath(guide), guides: byId([guide]) })),
    ...topics.map(({ id, name }) => ({
      path: topicPackPath(id),
      title: `${site.name}: ${name}`,
      guides: byId(topic.get(id) ?? []),
    })),
    { path: libraryPackPath, title: `${site.name}: all guides`, guides: byId(guides) },
  ]
}

/** The packs of the library that this build has read. */
export const packReader = ({ dist, root }: BuiltSite) =>
  packs(
    dist,
    lastParsed(root).map(({ record }) => record.summary),
  )

/** Writes the printable packs from the pages of the guides, so that paper and screen show the same. */
export async function packs(dist: string, guides: readonly GuideSummary[]): Promise<PageReader> {
  const files = siteFiles(dist)
  const packed = createPacker()
  const byAddress = new Map(guides.map(guide => [`/issue/${guide.id}`, guide]))
  const open = packsOf(guides).map(pack => ({
    pack,
    archive: createArchive(join(dist, pack.path)),
  }))
  for (const { pack, archive } of open)
    if (pack.title !== undefined)
      archive.add('index.html', await packed(contentsPage(pack.title, [...pack.guides.values()])))

  let written: Promise<unknown> = Promise.resolve()
  return {
    page({ address, html }: BuiltPage) {
      const guide = byAddress.get(address)
      if (!guide) return undefined
      const texts = textsOf(guide, partsOfPage(html, guide, files))
      // Most files are the same in every pack, and packing is what takes long.
      const packedOnce = new Map<string, Promise<PackedFile>>()
      const packedFor = ({ guides }: Pack, text: TwoPieces) => {
        const linked = packedLinks(text, guides)
        const file = packedOnce.get(linked.own) ?? packed(linked)
        packedOnce.set(linked.own, file)
        return file
      }
      const added = open
        .filter(({ pack }) => pack.guides.has(guide.id))
        .map(async ({ pack, archive }) => ({
          archive,
          files: await Promise.all(
            texts.map(async ([name, text]) => [name, await packedFor(pack, text)] as const),
          ),
        }))
      // The files wait for those of the guide before: an archive has its guides in order.
      written = Promise.all([Promise.all(added), written]).then(([added]) => addAll(guide, added))
      return written.then(() => undefined)
    },
    async done() {
      await written
      for (const { archive } of open) archive.close()
      return `${open.length} packs written.`
    },
  }
}

type Files = readonly (readonly [name: string, file: PackedFile])[]

function addAll(guide: GuideSummary, added: readonly { archive: Archive; files: Files }[]) {
  for (const { archive, files } of added)
    for (const [name, file] of files) archive.add(`${folderOf(guide)}/${name}`, file)
}

const textsOf = (guide: GuideSummary, parts: PageParts) =>
  [
    ['guide.html', parts.guide],
    ['safety.html', safetyPage(guide, parts)],
    ['log.html', logPage(guide, parts)],
  ] satisfies [string, TwoPieces][]
