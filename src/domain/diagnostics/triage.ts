import * as v from 'valibot'

import { topicIds } from '#domain/guide/topics.ts'

/** More questions than this, and a worried reader gives up. */
export const MOST_QUESTIONS = 6

const text = (most: number) =>
  v.pipe(
    v.string('Write text.'),
    v.trim(),
    v.check(
      value => value.length >= 2 && value.length <= most,
      ({ input }) => `Write 2 to ${most} characters; it has ${input.length}.`,
    ),
  )

const idMessage = 'Write a short id of small letters, such as: slow'
const id = v.pipe(v.string(idMessage), v.regex(/^[a-z]{2,12}$/, idMessage))
const guideMessage = 'Write the number of a guide, such as 31, or of a fix of it: 31#fix-4.'
const answerMessage =
  'Write { say: …, ask: id } for one more question, or { say: …, guide: 16 } for a guide, or 16#fix-3 for a fix.'

/** A guide by its number, or straight to one of its fixes. */
const GuideOrFix = v.union(
  [
    v.pipe(
      v.number(),
      v.integer(),
      v.transform((guide): { guide: number; fix?: number } => ({ guide })),
    ),
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d*#fix-[1-9]\d*$/),
      v.transform((written): { guide: number; fix?: number } => {
        const [guide, fix] = written.split('#fix-').map(Number)
        return { guide: guide ?? 0, fix: fix ?? 0 }
      }),
    ),
  ],
  guideMessage,
)

/** The guides that exist, and how many fixes one has. */
export interface KnownGuides {
  has: (id: number) => boolean
  fixes: (id: number) => number
}

/** An answer leads to one more question or to one guide: never to both, never to nothing. */
const Answer = v.union(
  [
    v.strictObject({ say: text(70), ask: id, topic: v.optional(v.picklist(topicIds)) }),
    v.pipe(
      v.strictObject({ say: text(70), guide: GuideOrFix }),
      v.transform(({ say, guide }) => ({ say, ...guide })),
    ),
  ],
  answerMessage,
)

/** A field that nobody knows, or one that is missing. */
const shape = ({ expected, path }: v.StrictObjectIssue) =>
  expected === 'never'
    ? `There is no field "${String(path?.at(-1)?.key)}". Check its spelling, or remove it.`
    : 'This field is missing. Add it.'

const Question = v.strictObject(
  {
    /** Its part of the address. Unique. */
    id,
    /** In a worried person's words. */
    ask: text(70),
    /** What to look at first, or a danger to know before answering. */
    hint: v.optional(text(120)),
    answers: v.pipe(
      v.array(Answer, 'Write a list of answers.'),
      v.minLength(2, 'Write at least 2 answers: one answer is no question.'),
      v.maxLength(12, 'Write at most 12 answers.'),
    ),
  },
  shape,
)

/** The file of questions as a writer keeps it. */
export const TriageFile = v.strictObject(
  {
    questions: v.pipe(
      v.array(Question, 'Write a list of questions.'),
      v.minLength(1, 'Write at least one question.'),
    ),
  },
  shape,
)

export type Question = v.InferOutput<typeof Question>
export type Answer = v.InferOutput<typeof Answer>

/** Something to fix, and where in the file it is: keys and list positions. */
export interface TriageProblem {
  path: readonly ['questions', ...(string | number)[]]
  message: string
}

/** What the shape of the file cannot say: no dead ends, no circles, not too deep, no guide that does not exist. */
export function checkTriage(questions: readonly Question[], guides: KnownGuides): TriageProblem[] {
  const askedFrom = new Map<string, string>()
  const known = new Set(questions.map(question => question.id))
  const problems: TriageProblem[] = []
  const report = (path: readonly (string | number)[], message: string) => {
    problems.push({ path: ['questions', ...path], message })
  }

  for (const [at, { id, ask, answers }] of questions.entries()) {
    if (questions.findIndex(other => other.ask === ask) < at)
      report([at, 'ask'], `“${ask}” is asked twice. Say what is different.`)
    const twin = questions.findIndex(other => other.id === id)
    if (twin < at) report([at, 'id'], `There are two questions "${id}". Give each its own id.`)
    for (const [place, answer] of answers.entries()) {
      const path = [at, 'answers', place]
      if ('guide' in answer) {
        if (!guides.has(answer.guide))
          report([...path, 'guide'], `There is no guide ${answer.guide}.`)
        else if (answer.fix && answer.fix > guides.fixes(answer.guide))
          report([...path, 'guide'], `Guide ${answer.guide} has no Fix ${answer.fix}.`)
        continue
      }
      const first = askedFrom.get(answer.ask)
      if (!known.has(answer.ask))
        report([...path, 'ask'], `Dead end: there is no question "${answer.ask}".`)
      else if (answer.ask === questions[0]?.id)
        report([...path, 'ask'], 'This goes in a circle: the first question is asked again.')
      else if (first !== undefined)
        report([...path, 'ask'], `"${answer.ask}" is asked after "${first}" already. Ask it once.`)
      else askedFrom.set(answer.ask, id)
    }
  }

  for (const [at, { id }] of questions.entries()) {
    const trail = trailTo(id, askedFrom)
    if (trail === 'circle') report([at, 'id'], `"${id}" goes in a circle: it leads back to itself.`)
    else if (trail[0] !== questions[0]?.id) {
      if (trail.length === 1)
        report([at, 'id'], `No answer leads to "${id}". Ask it, or remove it.`)
    } else if (trail.length > MOST_QUESTIONS)
      report(
        [at, 'id'],
        `"${id}" is question ${trail.length} in a row. Ask at most ${MOST_QUESTIONS}.`,
      )
  }
  return problems
}

/** The ids of the questions on the way to one, itself last. */
function trailTo(id: string, askedFrom: ReadonlyMap<string, string>): string[] | 'circle' {
  const trail = [id]
  for (let from = askedFrom.get(id); from !== undefined; from = askedFrom.get(from)) {
    if (trail.includes(from)) return 'circle'
    trail.unshift(from)
  }
  return trail
}

/** A question in its place: where it stands in the page, and the answers that led to it. */
export interface PlacedQuestion extends Question {
  /** Empty for the first question; else the fragment of its address, which names every question on the way. */
  anchor: string
  /** What the reader has said so far, each with the place where it can be changed. */
  said: readonly { say: string; anchor: string }[]
}

/** Gives every question of a checked tree its address. */
export function placeQuestions(questions: readonly Question[]): PlacedQuestion[] {
  const byId = new Map(questions.map(question => [question.id, question]))
  const place = (
    question: Question,
    anchor: string,
    said: PlacedQuestion['said'],
  ): PlacedQuestion[] => [
    { ...question, anchor, said },
    ...question.answers.flatMap(answer => {
      const next = 'ask' in answer ? byId.get(answer.ask) : undefined
      return next
        ? place(next, anchorOf(anchor, next.id), [...said, { say: answer.say, anchor }])
        : []
    }),
  ]
  const [first] = questions
  return first ? place(first, '', []) : []
}

/** The fragment of a question that is asked after another: `a-start`, then `a-start-words`. */
export const anchorOf = (from: string, id: string) => `${from || 'a'}-${id}`

/** The numbers of the guides that the answers lead to. */
export function guidesReached(questions: readonly Question[]): ReadonlySet<number> {
  return new Set(
    questions.flatMap(({ answers }) =>
      answers.flatMap(answer => ('guide' in answer ? [answer.guide] : [])),
    ),
  )
}
