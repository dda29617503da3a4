import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export const GUIDES_FOLDER = 'src/content/guides'
export const PICTURES_FOLDER = 'src/content/pictures'

/** The files of all guides, as paths from the root of the project. */
export const guideFiles = (root: string): readonly string[] =>
  readdirSync(join(root, GUIDES_FOLDER))
    .filter(name => name.endsWith('.md'))
    .map(name => `${GUIDES_FOLDER}/${name}`)

/** The ids of all guides: the name of a guide's file begins with its number, which `readGuideFile` sees to. */
export const guideIds = (root: string): readonly number[] =>
  readdirSync(join(root, GUIDES_FOLDER))
    .map(name => Number.parseInt(name, 10))
    .filter(Number.isInteger)

/** Which guides there are, and how many fixes one has: its file is read only when that is asked. */
export function knownGuides(root: string) {
  const files = new Map(guideFiles(root).map(file => [Number.parseInt(basename(file), 10), file]))
  return {
    has: (id: number) => files.has(id),
    fixes(id: number) {
      const file = files.get(id)
      const text = file ? readFileSync(join(root, file), 'utf8') : ''
      return text.match(/^## (?:Fix|Way) \d+:/gm)?.length ?? 0
    },
  }
}

/** The names of all drawings. */
export const pictureNames = (root: string): readonly string[] =>
  readdirSync(join(root, PICTURES_FOLDER))
    .filter(name => name.endsWith('.svg'))
    .map(name => name.replace(/\.svg$/, ''))
