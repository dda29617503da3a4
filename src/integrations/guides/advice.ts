import { linesOf, passagesOf } from '#domain/guide/guide.ts'
import type { Guide } from '#domain/guide/guide.ts'
import { readingGrade } from '#domain/guide/readability.ts'
import { countWords, sentencesOf } from '#domain/guide/text.ts'
import { PLACE_TO_FILL } from './new-guide.ts'
import type { Problem } from './problem.ts'

const MOST_SENTENCE_WORDS = 25
const GRADE_TO_REACH = 6
const GRADE_TO_REFUSE = 8

/** Words that belittle the reader's problem, or that a screen does not say. */
const banned =
  /\b(simply|just|easily|oops|obviously|of course|(?<!right-)(?<!double-)click|tap)\b|!(?!\w)/i

/** The style of a guide: hard limits as errors, the rest as advice. */
export function styleProblems(file: string, text: string, guide: Guide, today: string): Problem[] {
  const lines = text.split('\n')
  const lineWith = (part: string) =>
    lines.findIndex(line => line.includes(part.slice(0, 30))) + 1 || 1
  const problem = (
    level: Problem['level'],
    at: string,
    field: string,
    message: string,
  ): Problem => ({
    level,
    file,
    line: lineWith(at),
    field,
    message,
  })
  const said = linesOf(passagesOf(guide))
  const grade = readingGrade(said)
  const sentences = said.flatMap(sentencesOf)
  return [
    ...sentences
      .filter(sentence => countWords(sentence) > MOST_SENTENCE_WORDS)
      .map(sentence =>
        problem(
          'error',
          sentence,
          'sentence',
          `${countWords(sentence)} words in "${sentence.slice(0, 40)}…". Write at most ${MOST_SENTENCE_WORDS}.`,
        ),
      ),
    ...lines.flatMap((line, at) => bannedWords(line, at, file)),
    ...lines.flatMap((line, at) => placesToFill(line, at, file)),
    ...(grade > GRADE_TO_REACH
      ? [
          problem(
            grade > GRADE_TO_REFUSE ? 'error' : 'advice',
            guide.opening.text,
            'reading grade',
            `${grade.toFixed(1)}; aim for ${GRADE_TO_REACH} or less with shorter sentences and words.`,
          ),
        ]
      : []),
    ...(guide.next_review < today
      ? [problem('advice', 'next_review', 'next_review', 'This guide is due for review.')]
      : []),
  ]
}

/** Placeholders that `npm run guide:new` left for the writer. */
function placesToFill(line: string, at: number, file: string): Problem[] {
  const place = PLACE_TO_FILL.exec(line)?.[0]
  const message = `Replace ${place} with your own words.`
  return place ? [{ level: 'advice', file, line: at + 1, field: 'to do', message }] : []
}

function bannedWords(line: string, at: number, file: string): Problem[] {
  // Labels of the screen in bold, codes, addresses, what readers say, and titles of sources may hold any word.
  const own = line.replace(/\*\*.*?\*\*|`.*?`|https?:\S+|\]\(.*?\)/g, '')
  if (/^\s+- (?!\w+:)|^ +- title:|^ +url:|^(?:link|videoUrl|zipUrl):/.test(line) && at < 60)
    return []
  const word = banned.exec(own)?.[0]
  return word
    ? [
        {
          level: 'error',
          file,
          line: at + 1,
          field: 'words',
          message: `Leave out "${word}"${/click|tap/i.test(word) ? '; write "select"' : ''}.`,
        },
      ]
    : []
}
