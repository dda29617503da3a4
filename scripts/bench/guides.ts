import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { GUIDES_FOLDER } from '#integrations/guides/folders.ts'

/** A word that may be replaced: small letters only, so that names, labels and directives stay. */
const WORD = /(?<![\w'’./:#-])[a-z]{3,12}(?![\w'’/:#])/g
/** Where a word may not be replaced: bold labels, code, the names of facts, and the addresses of links. */
const FIXED = /(\*\*.*?\*\*|`.*?`|:\w+\[.*?\]|\]\(.*?\)|<.*?>)/
/** Lines that are more than text: headings, directives, hazards, what comes of a step, the line with the time. */
const STRUCTURE =
  /^\s*(?:#|:{2,3}|Time: |- (?:(?:No h|H)azard |See |See:|Wait:|Restarts\.|Cuts the network\.))/
/** Every seventh word is another one: enough that two guides of one model are told apart. */
const EXCHANGED = 1 / 7

/**
 * Fills a project's folder of guides up to `size` with guides made from the real ones: the same parts and lengths,
 * with titles of their own and words exchanged for others of the same length. The same at every run.
 */
export function makeGuides(root: string, size: number): void {
  const folder = join(root, GUIDES_FOLDER)
  mkdirSync(folder, { recursive: true })
  const models = readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map(name => readFileSync(join(folder, name), 'utf8'))
  const words = wordsByLength(models)
  for (let made = 0; models.length + made < size; made++) {
    const id = 1000 + made
    const model = models[made % models.length] ?? ''
    writeFileSync(join(folder, `${id}-made-${made}.md`), variant(model, id, words, randomFrom(id)))
  }
}

function variant(
  model: string,
  id: number,
  words: ReadonlyMap<number, readonly string[]>,
  random: () => number,
): string {
  const drawn = (word: string) => {
    const others = words.get(word.length) ?? []
    // The tenth most frequent word of a language comes a tenth as often as the first: a logarithm draws them so.
    return others[Math.floor(others.length ** random()) - 1] ?? word
  }
  const exchanged = (text: string, share: number) =>
    text
      .split(FIXED)
      .map((part, at) =>
        at % 2 === 1 ? part : part.replace(WORD, word => (random() < share ? drawn(word) : word)),
      )
      .join('')
  const [, frontMatter = '', body = ''] = model.split(/^---$/m)
  const top = frontMatter
    .replace(/^id: .*$/m, `id: ${id}`)
    .replace(/^zipUrl: .*\n/m, '')
    .replace(/^title: .*$/m, () => `title: ${drawn('computer')} ${drawn('working')} fault ${id}`)
    .replace(/^sub_description: .*$/m, line => exchanged(line, 1 / 2))
    .replace(/(?<=^symptoms:\n)(?: .*\n)+/m, lines =>
      lines.replaceAll(/^ +- .*$/gm, line => exchanged(line, 1 / 2)),
    )
  const lines = body
    .split('\n')
    .map(line => (STRUCTURE.test(line) ? line : exchanged(line, EXCHANGED)))
  return `---${top}---${lines.join('\n')}`
}

/** The words of the guides by their length, the most frequent first. */
function wordsByLength(texts: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
  return Map.groupBy(ranked, ({ length }) => length)
}

function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
