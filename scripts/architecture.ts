/** Draws the picture in docs/architecture.md from the imports: `npm run architecture`. */
import { readFileSync, writeFileSync } from 'node:fs'

import { sourceFiles } from './architecture/imports.ts'
import { foldersOf, picture } from './architecture/picture.ts'

const FILE = 'docs/architecture.md'

const drawn = picture(foldersOf(sourceFiles('src/*/**/*.{ts,tsx,astro}')))
const page = readFileSync(FILE, 'utf8')
writeFileSync(
  FILE,
  page.replace(/```mermaid\n[\s\S]*?```/, () => `\`\`\`mermaid\n${drawn}\n\`\`\``),
)
