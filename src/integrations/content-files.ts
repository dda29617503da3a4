import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ContentFile {
  /** Its path under the root of the project. */
  file: string
  text: string
}

/** Every YAML file of a content folder, in the order of their names. */
export function contentFiles(root: string, folder: string): ContentFile[] {
  return readdirSync(join(root, folder))
    .filter(name => name.endsWith('.yaml'))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map(name => `${folder}/${name}`)
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
