import { readFileSync } from 'node:fs'

/**
 * Reads the FILE of queries that a command was given, one JSON object a line. A file that cannot be used ends the
 * command with a sentence instead of a stack.
 */
export function queryLines<Query>(
  file: string | undefined,
  command: string,
  parse: (line: unknown) => Query,
): Query[] {
  if (!file) return end(`Name a file of queries: npm run ${command} queries.jsonl`)
  const lines = textOf(file).split('\n')
  return lines.flatMap((line, index) => {
    if (!line) return []
    try {
      return [parse(JSON.parse(line))]
    } catch (error) {
      return end(`${file}:${index + 1} cannot be used: ${String(error)}`)
    }
  })
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return end(`${file} cannot be read: ${String(error)}`)
  }
}

function end(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
