import { readdirSync } from 'node:fs'
import { join } from 'node:path'

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

/** The names of all drawings. */
export const pictureNames = (root: string): readonly string[] =>
  readdirSync(join(root, PICTURES_FOLDER)).map(name => name.replace(/\.svg$/, ''))
