import type { GuideSummary } from '#domain/guide/guide.ts'
import { site } from '#site.ts'
import type { TwoPieces } from './archive.ts'

/** The folder of a guide inside a pack. */
export const folderOf = ({ id, slug }: Pick<GuideSummary, 'id' | 'slug'>) => `${id}-${slug}`

/** The guides of a pack by id. */
export type PackedGuides = ReadonlyMap<number, GuideSummary>

/**
 * Links of a guide's page as they work from a USB stick: to another guide of the same pack, by its file; to anything
 * else of the site, by its full address. Links inside the guide stay.
 */
export const packedLinks = ({ start, own }: TwoPieces, guides: PackedGuides): TwoPieces => ({
  start,
  own: own.replace(/href="(\/[^"]*)"/g, (_, path: string) => {
    const [, id, fragment = ''] = /^\/issue\/(\d+)(#.*)?$/.exec(path) ?? []
    const guide = guides.get(Number(id))
    return guide
      ? `href="../${folderOf(guide)}/guide.html${fragment}"`
      : `href="${site.url}${path}"`
  }),
})
