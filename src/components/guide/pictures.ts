import { assemble, partsOf } from '#domain/guide/picture-parts.ts'
import type { Assembled } from '#domain/guide/picture-parts.ts'

/** The drawings in src/content/pictures, with the words that stand in for them. */
const sources = import.meta.glob<string>('/src/content/pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const libraries = import.meta.glob<string>('/src/content/picture-parts.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const parts = partsOf(Object.values(libraries).join(''))

export const pictureNames = Object.keys(sources).map(path => path.replace(/^.*\/|\.svg$/g, ''))

export function pictureNamed(name: string): Assembled {
  const picture = assemble(sources[`/src/content/pictures/${name}.svg`] ?? '', parts)
  const [unknown] = picture.unknown
  if (!picture.description)
    throw new Error(`The picture "${name}" does not exist or has no <desc>.`)
  if (unknown) throw new Error(`The picture "${name}" places "${unknown.name}", which is no part.`)
  return picture
}
