import type { Guide } from '#domain/guide/guide.ts'
import { site } from '#site.ts'

/** The folder of a guide inside a pack. */
export const folderOf = ({ id, slug }: Pick<Guide, 'id' | 'slug'>) => `${id}-${slug}`

/**
 * Links of a guide's text as they work from a USB stick: to another guide of the same pack, by its file; to anything
 * else of the site, by its full address. Links inside the guide stay.
 */
export function packedLinks(html: string, pack: readonly Guide[]): string {
  return html.replace(/href="(\/[^"]*)"/g, (_, path: string) => {
    const [, id, fragment = ''] = /^\/issue\/(\d+)(#.*)?$/.exec(path) ?? []
    const guide = pack.find(other => other.id === Number(id))
    return guide
      ? `href="../${folderOf(guide)}/guide.html${fragment}"`
      : `href="${site.url}${path}"`
  })
}
