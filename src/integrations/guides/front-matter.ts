import { FrontMatter } from '#domain/guide/front-matter.ts'
import { readYaml } from '#integrations/yaml.ts'
import type { Reporter } from './problem.ts'
import { checkTop } from './slips.ts'

/** A file in its two parts. */
export interface Parts {
  frontMatter: string
  body: string
  /** How many lines of the file precede the body. */
  bodyOffset: number
}

/** Splits at the two lines of three hyphens. */
export function splitFile(text: string, { error }: Reporter): Parts | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const end = lines.findIndex((line, at) => at > 0 && HYPHENS.test(line))
  if (!HYPHENS.test(lines[0] ?? '')) {
    error(1, 'front matter', 'Begin the file with a line ---, the fields, and another line ---.')
    return undefined
  }
  if (end < 0) {
    const text = lines.findIndex((line, at) => at > 0 && /^(?:-+\s*$|#|:::)/.test(line))
    error(text + 1 || 1, 'front matter', 'End the fields with a line of three hyphens: ---.')
    return undefined
  }
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyOffset: end + 1,
  }
}

/** Reads and checks the fields; each problem names the line of the field. */
export function readFrontMatter(yaml: string, reporter: Reporter): FrontMatter | undefined {
  if (!checkTop(yaml, LINES_BEFORE, reporter)) return undefined
  return readYaml(yaml, FrontMatter, fields, reporter, LINES_BEFORE)
}

/** Spaces behind the hyphens cannot be seen, so they are no mistake. */
const HYPHENS = /^---\s*$/

/** The first line of three hyphens. */
const LINES_BEFORE = 1

const fields = Object.keys(FrontMatter.pipe[0].entries)
