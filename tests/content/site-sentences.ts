import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A sentence that a page, an island or a message of the site may show. */
export interface SiteSentence {
  file: string
  line: number
  text: string
}

/** Sentences in the code under `src`: texts of more than one word, and what stands between tags. */
export function siteSentences(root: string): SiteSentence[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map(path => `src/${path.replaceAll('\\', '/')}`)
    .filter(path => /\.(?:ts|tsx|astro)$/.test(path) && !path.startsWith('src/content/'))
    .toSorted()
    .flatMap(file => sentencesIn(file, readFileSync(join(root, file), 'utf8')))
}

/** The same of one file. */
export function sentencesIn(file: string, text: string): SiteSentence[] {
  const code = file.endsWith('.astro') ? asTsx(text) : text
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: SiteSentence[] = []
  const visit = (node: ts.Node) => {
    const words = wordsOf(node)
    if (words && /\p{L}\s+\p{L}/u.test(words))
      found.push({
        file,
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text: words,
      })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function wordsOf(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text
  const isText =
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  return isText ? node.text : ''
}

/** Astro's front matter is TypeScript, and its markup is near enough to JSX. Lines stay where they were. */
function asTsx(text: string): string {
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ')
  const [, top = '', markup = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? ['', '', text]
  const shown = markup
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, blank)
    .replaceAll(/<!(?:--[\s\S]*?--|doctype[^>]*)>/gi, blank)
  return `\n${top};<>\n${shown}</>`
}
