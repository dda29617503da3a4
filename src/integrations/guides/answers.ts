import type { GuideBody } from '#domain/guide/guide.ts'
import type { Prose } from '#domain/guide/passage.ts'
import { keyOf } from '#domain/guide/symptoms.ts'
import type { Answer, SymptomGroup } from '#domain/guide/symptoms.ts'
import type { Reporter } from './problem.ts'
import { plainProse } from './prose.ts'

/** Reports symptoms whose answer is not in this guide. Other guides are looked at when all are read. */
export function checkAnswers(
  groups: readonly SymptomGroup[],
  body: GuideBody,
  lineOf: (key: string) => number,
  { error }: Reporter,
): void {
  for (const { answer } of groups) {
    const message = missing(answer, body)
    if (message) error(lineOf(keyOf(answer)), 'symptoms', message)
  }
}

function missing(answer: Answer, { fixes, stops, good, still }: GuideBody): string | undefined {
  if (answer.kind === 'fix')
    return answer.number > fixes.length
      ? `There is no Fix ${answer.number} in this guide. Write fix-1 to fix-${fixes.length}.`
      : undefined
  if (answer.kind === 'guide') return undefined
  const there = { stop: stops, good, still }[answer.part].length > 0
  const name = {
    stop: ':::stop block before the first heading',
    good: '"## Good to know"',
    still: 'line below "## Still not fixed?"',
  }[answer.part]
  return there ? undefined : `There is no ${name} in this guide that could answer these.`
}

/** Fewer routes than this are no choice. */
const LEAST_ROUTES = 2

/** "Find your case" from what answers each symptom, where the writer wrote none. */
export function withCases(body: GuideBody, groups: readonly SymptomGroup[]): GuideBody {
  if (body.cases.length > 0) return body
  const cases = groups.flatMap(({ answer, phrases: [phrase = ''] }) => {
    const fix = answer.kind === 'fix' ? body.fixes[answer.number - 1] : undefined
    return fix ? [routeTo(phrase, fix)] : []
  })
  return cases.length < LEAST_ROUTES ? body : { ...body, cases }
}

function routeTo(phrase: string, { word, number }: GuideBody['fixes'][number]): Prose {
  const said = plainProse(`${phrase}: go to `, 0)
  const name = `${word} ${number}`
  return {
    html: `${said.html}<a href="#fix-${number}">${name}</a>.`,
    text: `${said.text}${name}.`,
    line: 0,
  }
}
