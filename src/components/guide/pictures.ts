import type { Drawing } from '#domain/guide/drawing.ts'

/** The drawings in src/content/pictures, with the words that stand in for them. */
const sources = import.meta.glob<string>('/src/content/pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const pictureNames = Object.keys(sources).map(path => path.replace(/^.*\/|\.svg$/g, ''))

interface Described extends Drawing {
  /** Its text alternative, from its own <desc>. */
  description: string
}

export function pictureNamed(name: string): Described {
  const source = sources[`/src/content/pictures/${name}.svg`] ?? ''
  const description = /<desc[^>]*>([^<]+)<\/desc>/.exec(source)?.[1]?.trim()
  if (!description) throw new Error(`The picture "${name}" does not exist or has no <desc>.`)
  const shapes = source
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$|<(title|desc)[^>]*>[^<]*<\/\1>/g, '')
    .replace(/\n\s*/g, '')
  return { viewBox: /viewBox="([^"]+)"/.exec(source)?.[1] ?? '0 0 280 150', shapes, description }
}
