import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { lineAt } from '#domain/line-at.ts'
import { slipsIn, StyleFile } from '#domain/guide/style.ts'
import type { StylePair } from '#domain/guide/style.ts'
import { blanked } from './blanked.ts'
import type { Problem } from './guides/problem.ts'
import { readYamlFile } from './yaml.ts'

const STYLE_FILE = 'src/content/style.yaml'

/** Content that readers see besides the guides. */
const BESIDE_GUIDES = ['codes', 'triage', 'legal', 'questions', 'lifecycle.yaml']

export interface Style {
  pairs: readonly StylePair[]
  /** What is wrong in the file itself. */
  problems: readonly Problem[]
}

/** The pairs of bad and good English under the root of the project. */
export function readStyle(root: string): Style {
  const { value, problems } = readYamlFile(root, STYLE_FILE, StyleFile, fields)
  return { pairs: value?.pairs ?? [], problems }
}

const fields = ['checked', 'pairs', 'bad', 'good', 'pattern', 'not_in']

/** What one file of content says in a way that an English speaker would not, each with its line. */
export function englishProblems(
  file: string,
  text: string,
  pairs: readonly StylePair[],
): Problem[] {
  const own = ownWords(text)
  return slipsIn(own, pairs)
    .toSorted((a, b) => a.at - b.at)
    .map(({ pair, words, at }) => ({
      level: 'error',
      file,
      line: lineAt(own, at),
      field: 'English',
      message: messageOf(pair, words),
      rule: 'English',
    }))
}

/** What to write instead. */
export const messageOf = ({ bad, good }: StylePair, words: string): string =>
  `"${words.replaceAll(/\s+/g, ' ')}" is not what an English speaker says. Write "${good}", not "${bad}".`

/** Every file of content that readers see besides the guides. */
export const besideGuides = (root: string): { file: string; text: string }[] =>
  BESIDE_GUIDES.flatMap(place => filesAt(root, `src/content/${place}`)).map(file => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }))

const filesAt = (root: string, place: string): string[] =>
  place.endsWith('.yaml')
    ? [place]
    : readdirSync(join(root, place))
        .filter(name => /\.(?:md|yaml)$/.test(name))
        .map(name => `${place}/${name}`)

/** Labels of the screen, codes, addresses, comments, what readers say, and titles of sources. */
const OTHERS_WORDS = [
  /\*\*.+?\*\*/g,
  /`[^`\n]*`/g,
  /https?:\S+|\]\([^)\s]*\)/g,
  /^#(?!#).*$/gm,
  /^symptoms:\n(?:[ -].*\n)*/gm,
  /^( *)sources:\n(?:\1 +.*\n)*/gm,
  /^ *(?:- )?(?:code|also|slug|id|pattern):.*$/gm,
]

/** The text with everything that is not ours blanked, so that each place stays where it was. */
const ownWords = (text: string): string => blanked(text, OTHERS_WORDS, '·')
