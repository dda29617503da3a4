import type { Reporter } from './problem.ts'

interface Slip {
  /** What the line looks like; the next line helps where one is not enough. */
  seen: (line: string, next: string) => boolean
  message: string
}

/** Slips at the top of a file that the YAML parser would report in its own words, or not at all. */
const atTheTop: readonly Slip[] = [
  {
    seen: line => /^[ ]*[\u00a0\u2007\u202f]/.test(line),
    message: 'The spaces at the beginning are not ordinary ones. Delete them and type them again.',
  },
  {
    seen: line => /(?:^\s*-\s*|:\s+|[{[,]\s*)[“”„«‘]/.test(line),
    message:
      'Curly quotes do not work here. Write straight ones: " before the text and " after it.',
  },
  {
    seen: line => /^\s*-[^\s-]/.test(line),
    message: 'Put a space behind the hyphen: "- wifi not working".',
  },
  {
    seen: (line, next) => /^\w+: *\[[^\]]*$/.test(line) && /^\w+:/.test(next),
    message: 'A ] is missing at the end of this line.',
  },
  {
    seen: line => /^[\s-]*\w+: *(['"]).*\1.*[^\s\\]\1\s*$/.test(line) && !evenQuotes(line),
    message: 'There is a quote inside the quotes. Put " around the text, and only \' inside it.',
  },
]

/** 'Wi-Fi won't connect' opens, closes and opens again. */
const evenQuotes = (line: string) => {
  const quote = /["']/.exec(line)?.[0] ?? '"'
  const inside = line.slice(line.indexOf(quote) + 1, line.lastIndexOf(quote))
  return !inside.replaceAll('\\"', '').replaceAll("''", '').includes(quote)
}

/** Names the slips in the fields of a file. True when there are none. */
export function checkTop(yaml: string, linesBefore: number, { error }: Reporter): boolean {
  const lines = yaml.split('\n')
  let well = true
  lines.forEach((line, at) => {
    const slip = atTheTop.find(({ seen }) => seen(line, lines[at + 1] ?? ''))
    if (!slip) return
    well = false
    error(linesBefore + at + 1, 'front matter', slip.message)
  })
  return well
}

/** A sign that the computer could not read as a letter: the file was saved in another alphabet. */
export function checkLetters(text: string, { error }: Reporter): boolean {
  const at = text.split('\n').findIndex(line => line.includes('\uFFFD') || line.includes('\0'))
  if (at >= 0)
    error(at + 1, 'file', 'A letter here cannot be read. Save the file as text in UTF-8.')
  return at < 0
}
