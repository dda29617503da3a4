import { globSync, readFileSync } from 'node:fs'

/** What a source file imports, as it is written there. */
export const importedBy = (text: string): string[] =>
  [...text.matchAll(/(?:^|[;}\s])(?:from|import)\s*\(?\s*'([^'\s]+)'/g)].map(
    ([, target = '']) => target,
  )

export interface SourceFile {
  file: string
  targets: readonly string[]
}

/** Every source file that fits a pattern, with what it imports. */
export const sourceFiles = (pattern: string): SourceFile[] =>
  globSync(pattern)
    .toSorted()
    .map(file => ({ file, targets: importedBy(readFileSync(file, 'utf8')) }))
