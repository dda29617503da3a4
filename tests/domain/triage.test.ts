import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkTriage, guidesReached, placeQuestions } from '#domain/diagnostics/triage.ts'
import type { Question } from '#domain/diagnostics/triage.ts'
import { knownGuides } from '#integrations/guides/folders.ts'
import { readTriage } from '#integrations/triage/read-triage.ts'

const guides = { has: (id: number) => id <= 3, fixes: () => 4 }
const question = (id: string, ...answers: readonly (string | number)[]): Question => ({
  id,
  ask: `What about ${id}?`,
  answers: answers.map(to =>
    typeof to === 'number' ? { say: `Guide ${to}`, guide: to } : { say: `Ask ${to}`, ask: to },
  ),
})
const messages = (...questions: readonly Question[]) =>
  checkTriage(questions, guides).map(({ path, message }) => `${path.join('.')} ${message}`)

describe('a tree of questions', () => {
  test('may have six questions in a row', () => {
    expect(
      messages(
        question('aa', 'bb', 1),
        question('bb', 'cc', 1),
        question('cc', 'dd', 1),
        question('dd', 'ee', 1),
        question('ee', 'ff', 1),
        question('ff', 2, 3),
      ),
    ).toEqual([])
  })

  test('may not have seven', () => {
    const ids = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg']
    const chain = ids.map((id, at) => question(id, ids[at + 1] ?? 2, 1))
    expect(messages(...chain)).toEqual([
      'questions.6.id "gg" is question 7 in a row. Ask at most 6.',
    ])
  })

  test('has no dead end', () => {
    expect(messages(question('aa', 'nowhere', 1))).toEqual([
      'questions.0.answers.0.ask Dead end: there is no question "nowhere".',
    ])
  })

  test('leads only to guides that exist', () => {
    expect(messages(question('aa', 1, 99))).toEqual([
      'questions.0.answers.1.guide There is no guide 99.',
    ])
  })

  test('leads straight to a fix, if the guide has it', () => {
    const to = (fix: number): Question => ({
      ...question('aa', 1),
      answers: [
        { say: 'A fix', guide: 2, fix },
        { say: 'A guide', guide: 1 },
      ],
    })
    expect(messages(to(4))).toEqual([])
    expect(messages(to(5))).toEqual(['questions.0.answers.0.guide Guide 2 has no Fix 5.'])
    expect(guidesReached([to(4)])).toEqual(new Set([1, 2]))
  })

  test('does not come back to the first question', () => {
    expect(messages(question('aa', 'bb', 1), question('bb', 'aa', 1))).toEqual([
      'questions.1.answers.0.ask This goes in a circle: the first question is asked again.',
    ])
  })

  test('does not go in a circle further down', () => {
    expect(
      messages(question('aa', 2, 1), question('bb', 'cc', 1), question('cc', 'bb', 1)),
    ).toEqual([
      'questions.1.id "bb" goes in a circle: it leads back to itself.',
      'questions.2.id "cc" goes in a circle: it leads back to itself.',
    ])
  })

  test('does not ask itself', () => {
    expect(messages(question('aa', 'bb', 1), question('bb', 'bb', 1))).toEqual([
      'questions.1.answers.0.ask "bb" is asked after "aa" already. Ask it once.',
    ])
  })

  test('asks nothing that no answer leads to', () => {
    expect(messages(question('aa', 2, 1), question('bb', 2, 1))).toEqual([
      'questions.1.id No answer leads to "bb". Ask it, or remove it.',
    ])
  })

  test('has one question for an id', () => {
    expect(messages(question('aa', 'bb', 1), question('bb', 2, 1), question('bb', 1, 3))).toContain(
      'questions.2.id There are two questions "bb". Give each its own id.',
    )
  })

  test('asks every question in its own words', () => {
    const [first, second] = [question('aa', 'bb', 1), question('bb', 2, 1)]
    expect(messages(first, { ...second, ask: first.ask })).toEqual([
      'questions.1.ask “What about aa?” is asked twice. Say what is different.',
    ])
  })

  test('leads each question on from the first, and a circle beside it is told apart', () => {
    // Three that no answer leads to, but for each other: only the first of them is told.
    expect(
      messages(
        question('aa', 1, 2),
        question('bb', 'cc', 1),
        question('cc', 'dd', 1),
        question('dd', 1, 2),
      ),
    ).toEqual(['questions.1.id No answer leads to "bb". Ask it, or remove it.'])
    expect(placeQuestions([])).toEqual([])
    expect(placeQuestions([question('aa', 'zz', 1)])).toHaveLength(1)
    expect(guidesReached([question('aa', 'bb', 3), question('bb', 1, 3)])).toEqual(new Set([3, 1]))
  })

  test('gives each question an address that names the way to it', () => {
    const placed = placeQuestions([
      question('aa', 'bb', 1),
      question('bb', 'cc', 2),
      question('cc', 1, 2),
    ])
    expect(placed.map(({ anchor }) => anchor)).toEqual(['', 'a-bb', 'a-bb-cc'])
    expect(placed.at(-1)?.said).toEqual([
      { say: 'Ask bb', anchor: '' },
      { say: 'Ask cc', anchor: 'a-bb' },
    ])
  })

  test('however it is broken, the check ends; and what passes can be placed whole', () => {
    const ids = ['aa', 'bb', 'cc', 'dd']
    const to = fc.oneof(fc.constantFrom(...ids, 'zz'), fc.integer({ min: 0, max: 4 }))
    const one = fc
      .tuple(fc.constantFrom(...ids), fc.array(to, { minLength: 2, maxLength: 3 }))
      .map(([id, answers]) => question(id, ...answers))
    const whole = fc.property(
      fc.array(one, { minLength: 1, maxLength: 5 }),
      questions =>
        checkTriage(questions, guides).length > 0 ||
        placeQuestions(questions).length === questions.length,
    )
    fc.assert(whole)
  })
})

describe('the file of questions', () => {
  const read = (text: string) =>
    readTriage('triage.yaml', text, guides).problems.map(
      ({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`,
    )
  const head = 'questions:\n  - id: aa\n    ask: What is it?\n    answers:\n'

  test.each([
    ['no YAML', 'questions: [', /^triage\.yaml:1 file: This line begins too far left or right/],
    ['nothing', '', /^triage\.yaml:1 questions: This field is missing\. Add it\.$/],
    [
      'a word for a list',
      'questions: many',
      /^triage\.yaml:1 questions: Write a list of questions\.$/,
    ],
    [
      'one answer',
      `${head}      - { say: It is, guide: 1 }\n`,
      /^triage\.yaml:4 questions\.0\.answers: Write at least 2/,
    ],
    [
      'thirteen answers',
      `${head}${'      - { say: It is, guide: 1 }\n'.repeat(13)}`,
      /Write at most 12 answers\.$/,
    ],
    [
      'an id of capitals',
      `${head.replace('aa', 'AA')}${'      - { say: It is, guide: 1 }\n'.repeat(2)}`,
      /Write a short id of small letters, such as: slow$/,
    ],
    [
      'an id of one letter',
      `${head.replace('aa', 'a')}${'      - { say: It is, guide: 1 }\n'.repeat(2)}`,
      /Write a short id/,
    ],
    [
      'a question of one letter',
      `${head.replace('What is it?', 'x')}${'      - { say: It is, guide: 1 }\n'.repeat(2)}`,
      /Write 2 to 70 characters; it has 1\.$/,
    ],
    [
      'a question of 71 letters',
      `${head.replace('What is it?', 'x'.repeat(71))}${'      - { say: It is, guide: 1 }\n'.repeat(2)}`,
      /Write 2 to 70 characters; it has 71\.$/,
    ],
    [
      'a guide in words',
      `${head}      - { say: It is, guide: 1 }\n      - { say: Or not, guide: 1#fix-0 }\n`,
      /Write the number of a guide|Write \{ say/,
    ],
    [
      'a fix that the guide has not',
      `${head}      - { say: It is, guide: 1 }\n      - { say: Or not, guide: '2#fix-12' }\n`,
      /Guide 2 has no Fix 12\.$/,
    ],
    [
      'an answer to nothing',
      `${head}      - { say: It is, guide: 1 }\n      - say: Or not\n`,
      /^triage\.yaml:6 questions\.0\.answers\.1: Write \{ say/,
    ],
    [
      'an answer to both',
      `${head}      - { say: It is, guide: 1 }\n      - { say: Or not, guide: 1, ask: bb }\n`,
      /^triage\.yaml:6 questions\.0\.answers\.1: Write \{ say/,
    ],
    [
      'an unknown guide',
      `${head}      - { say: It is, guide: 1 }\n      - { say: Or not, guide: 77 }\n`,
      /^triage\.yaml:6 questions\.0\.answers\.1\.guide: There is no guide 77\.$/,
    ],
    [
      'an unknown field',
      `${head}      - { say: It is, guide: 1 }\n      - { say: Or not, guide: 2 }\n    colour: red\n`,
      /^triage\.yaml:7 questions\.0\.colour: There is no field "colour"/,
    ],
    [
      'a topic that nobody knows',
      `${head}      - { say: It is, guide: 1 }\n      - { say: Or not, ask: bb, topic: cars }\n`,
      /^triage\.yaml:6 questions\.0\.answers\.1: Write \{ say/,
    ],
    [
      'no question',
      'questions:\n  - id: aa\n    answers:\n      - { say: It is, guide: 1 }\n      - { say: Or, guide: 2 }\n',
      /questions\.0.*: This field is missing\. Add it\.$/,
    ],
  ])('with %s names the place', (_case, text, message) => {
    expect(read(text)).toEqual([expect.stringMatching(message)])
  })

  test('that has nothing to fix is read as it is written', () => {
    const answers = "      - { say: ' It is ', guide: '3#fix-4' }\n      - { say: Or, guide: 2 }\n"
    const { questions, problems } = readTriage('triage.yaml', head + answers, guides)
    const long = head.replace('What is it?', 'x'.repeat(70)) + answers
    expect(readTriage('triage.yaml', long, guides).problems).toEqual([])
    expect(problems).toEqual([])
    expect(questions).toMatchObject([
      {
        id: 'aa',
        ask: 'What is it?',
        answers: [
          { say: 'It is', guide: 3, fix: 4 },
          { say: 'Or', guide: 2 },
        ],
      },
    ])
  })

  test('of this site passes, and reaches every guide of the library', () => {
    const file = 'src/content/triage/what-is-wrong.yaml'
    const { questions, problems } = readTriage(file, readFileSync(file, 'utf8'), knownGuides('.'))
    expect(problems).toEqual([])
    const library = [...Array.from({ length: 45 }, (_, at) => at + 1), 100, 101, 102, 103]
    expect(library.filter(id => !guidesReached(questions).has(id))).toEqual([])
  })

  test('of this site asks first how far the trouble reaches, where that decides', () => {
    const { questions } = readTriage(
      'triage.yaml',
      readFileSync('src/content/triage/what-is-wrong.yaml', 'utf8'),
      knownGuides('.'),
    )
    const firstAbout = (topic: string) => {
      const answer = questions[0]?.answers.find(answer => 'ask' in answer && answer.topic === topic)
      return questions.find(({ id }) => answer && 'ask' in answer && id === answer.ask)?.ask
    }
    expect(firstAbout('internet')).toBe('Only this computer, or others too?')
    expect(firstAbout('printing')).toBe('Only this computer, or can nobody print?')
    const unmarked = questions[0]?.answers.filter(answer => !('ask' in answer && answer.topic))
    expect(unmarked).toEqual([])
  })
})
