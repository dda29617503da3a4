import type { SourceFile } from './imports.ts'

/** Folders by what they import: other folders, and packages. */
interface Folder {
  folders: ReadonlySet<string>
  packages: ReadonlySet<string>
}
type Folders = ReadonlyMap<string, Folder>

/** Not worth a word: every tool of the build reads files, and styles import nothing. */
const SILENT = /^node:|^styles$/

/** The folders of src and what each imports. */
export function foldersOf(files: readonly SourceFile[]): Folders {
  const names = new Set(files.map(({ file }) => folderOf(file)))
  return new Map(
    [...names].map(name => {
      const targets = files
        .filter(({ file }) => folderOf(file) === name)
        .flatMap(one => one.targets)
      const folders = targets
        .filter(target => target.startsWith('#'))
        .map(target => target.slice(1).split('/')[0] ?? '')
        .filter(folder => folder !== name && names.has(folder))
      const packages = targets.filter(target => /^[@a-z]/.test(target)).map(packageOf)
      return [name, { folders: new Set(folders), packages: new Set(packages) }]
    }),
  )
}

const folderOf = (file: string) => file.split('/')[1] ?? ''

/** `firebase` for `firebase/auth`, `@nanostores/persistent` for itself, `astro` for `astro:content`. */
const packageOf = (target: string) =>
  /^(?:@[^/]+\/[^/]+|[^/:]+(?=:|\/|$))/.exec(target)?.[0] ?? target

/** The arrows that no longer way of arrows implies. */
export function arrows(folders: Folders): [from: string, to: string][] {
  const next = (name: string) => [...(folders.get(name)?.folders ?? [])]
  const reach = (name: string): Set<string> =>
    new Set(next(name).flatMap(one => [one, ...reach(one)]))
  return [...folders.keys()].toSorted().flatMap(from => {
    const roundabout = new Set(next(from).flatMap(one => [...reach(one)]))
    return next(from)
      .filter(to => !roundabout.has(to))
      .toSorted()
      .map((to): [string, string] => [from, to])
  })
}

/** The picture in Mermaid, which GitHub draws. */
export function picture(folders: Folders): string {
  const shown = [...folders.keys()].filter(name => !SILENT.test(name)).toSorted()
  const boxes = shown.map(name => {
    const packages = [...(folders.get(name)?.packages ?? [])].filter(one => !SILENT.test(one))
    const words = packages
      .filter(one => one !== 'node')
      .toSorted()
      .join(', ')
    return `  ${name}["<b>${name}</b>${words && `<br/>${words}`}"]`
  })
  const lines = arrows(folders).filter(pair => !pair.some(name => SILENT.test(name)))
  return ['flowchart TD', ...boxes, ...lines.map(([from, to]) => `  ${from} --> ${to}`)].join('\n')
}
