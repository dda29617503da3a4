import { RulesError } from './error.ts'

export interface Token {
  kind: 'name' | 'string' | 'integer' | 'float' | 'symbol' | 'end'
  text: string
  line: number
}

// Longer symbols first: `==` must not be read as two of `=`.
const PATTERN =
  /(?<space>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<name>[A-Za-z_]\w*)|(?<float>\d+\.\d+)|(?<integer>\d+)|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|(?<symbol>&&|\|\||[=!<>]=|[-+*/%<>!=?:;,.()[\]{}$])/gy

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

/** Cuts rules text into tokens; anything that is not one is an error at its line. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  PATTERN.lastIndex = 0
  while (PATTERN.lastIndex < text.length) {
    const start = PATTERN.lastIndex
    const groups = PATTERN.exec(text)?.groups
    if (!groups) throw new RulesError(line, `Unexpected character ${text[start]}`)
    const [kind, found] = Object.entries(groups).find(([, part]) => part !== undefined) ?? ['', '']
    if (kind !== 'space')
      tokens.push({ kind: kind as Token['kind'], text: plain(kind, found), line })
    line += found.split('\n').length - 1
  }
  return [...tokens, { kind: 'end', text: 'the end of the file', line }]
}

function plain(kind: string, text: string): string {
  if (kind !== 'string') return text
  return text.slice(1, -1).replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter)
}
