import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import {
  anchorOf,
  Answer,
  askedBy,
  forumPath,
  isQuestionId,
  isSample,
  isSpent,
  knownOf,
  limits,
  Question,
  questionOf,
  shownQuestions,
  TakenAway,
  viewOf,
  withMore,
} from '#domain/forum/forum.ts'
import { answerProblem, parseAnswerDrafts } from '#domain/forum/answer-draft.ts'
import { newsOf, newsWords, withSeen } from '#domain/forum/answer-news.ts'
import { reportAddress, reportProblem } from '#domain/forum/report.ts'
import { answerPost } from '#domain/reportable.ts'
import {
  draftProblems,
  emptyDraft,
  isEmptyDraft,
  isSameDraft,
  parseDraft,
  readyDraft,
} from '#domain/forum/question-draft.ts'
import { parseVotes, voteAfter, voteWords, withVote } from '#domain/forum/vote.ts'
import type { Vote } from '#domain/forum/vote.ts'

const question = {
  id: 'one',
  title: 'Why does it hum?',
  details: '',
  category: 'Technical',
  user: 'Ann',
  uid: 'ann',
  at: 1,
  edited: 0,
  votes: 0,
  answers: 0,
  deleted: false,
} as const

describe('Votes', () => {
  test('the same button again takes the vote back, the other changes it', () => {
    expect(voteAfter(0, 1)).toBe(1)
    expect(voteAfter(1, 1)).toBe(0)
    expect(voteAfter(1, -1)).toBe(-1)
    expect(voteAfter(-1, -1)).toBe(0)
  })

  test('however often the buttons are pressed, there is at most one vote', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom<1 | -1>(1, -1)), presses => {
        let now: Vote = 0
        for (const pressed of presses) now = voteAfter(now, pressed)
        expect([-1, 0, 1]).toContain(now)
      }),
    ))

  test('are said in words', () => {
    expect(voteWords(12, 1)).toEqual({ unit: 'votes', own: 'your vote: up' })
    expect(voteWords(-1, -1)).toEqual({ unit: 'vote', own: 'your vote: down' })
    expect(voteWords(1, 0)).toEqual({ unit: 'vote', own: '' })
    expect(voteWords(0, 0)).toEqual({ unit: 'votes', own: '' })
  })

  test('that are taken back leave nothing behind', () =>
    expect(withVote({ one: 1, two: -1 }, 'one', 0)).toEqual({ two: -1 }))

  test('that are given are kept beside the others', () =>
    expect(withVote({ two: -1 }, 'one', 1)).toEqual({ one: 1, two: -1 }))

  test.each(['', 'null', '7', '{"one":5}', '{"one":'])('%j in the store counts as none', stored =>
    expect(parseVotes(stored)).toEqual({}),
  )
})

describe('A draft', () => {
  const draft = { title: ' Why? ', details: ' It hums. ', category: 'General' } as const

  test('is sent without the spaces around it', () =>
    expect(readyDraft(draft)).toEqual({ title: 'Why?', details: 'It hums.', category: 'General' }))

  test('needs a question and a category', () => {
    expect(draftProblems(emptyDraft)).toEqual({
      title: 'Write your question.',
      category: 'Choose a category.',
    })
    expect(readyDraft({ ...draft, category: '' })).toBeUndefined()
    expect(readyDraft({ ...draft, title: '' })).toBeUndefined()
  })

  test.each([
    [2, 'Write at least 3 characters.'],
    [3, undefined],
    [150, undefined],
    [151, 'Keep the question to 150 characters. The rest fits into the details.'],
  ])('with a question of %i characters: %s', (length, problem) =>
    expect(draftProblems({ ...draft, title: 'a'.repeat(length) })?.title).toBe(problem),
  )

  test.each(['\u200B\u200B\u200B', '\u3164\u3164\u3164', ' \u00AD\u2060 '])(
    'with a question that nobody can see (%j) is not sent',
    title => expect(draftProblems({ ...draft, title })?.title).toBe('Write your question.'),
  )

  test('with two emoji is too short, however many halves they have', () =>
    expect(draftProblems({ ...draft, title: '🔥🔥' })?.title).toBe('Write at least 3 characters.'))

  test('is sent in one line, and without what turns its direction round', () =>
    expect(readyDraft({ ...draft, title: 'Open\n\u202Egnp.exe?', details: 'a\nb\uD800' })).toEqual({
      ...draft,
      title: 'Open gnp.exe?',
      details: 'a\nb',
    }))

  test('is empty until something is typed or chosen', () => {
    expect(isEmptyDraft({ title: ' ', details: '\n', category: '' })).toBe(true)
    for (const typed of [{ title: 'a' }, { details: 'a' }, { category: 'General' }] as const) {
      expect(isEmptyDraft({ ...emptyDraft, ...typed })).toBe(false)
      expect(isSameDraft(emptyDraft, { ...emptyDraft, ...typed })).toBe(false)
    }
    expect(isSameDraft({ ...draft }, draft)).toBe(true)
  })

  test('has at most 4000 characters of details', () => {
    expect(draftProblems({ ...draft, details: 'a'.repeat(4000) })).toBeUndefined()
    expect(draftProblems({ ...draft, details: ` ${'a'.repeat(4000)} ` })).toBeUndefined()
    expect(draftProblems({ ...draft, details: 'a'.repeat(4001) })).toEqual({
      details: 'Keep the details to 4000 characters.',
    })
  })

  test('whatever the store holds, it is a draft', () =>
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), stored => {
        const parsed = parseDraft(stored)
        expect(Object.keys(parsed).toSorted()).toEqual(['category', 'details', 'title'])
        expect(parseDraft(JSON.stringify(parsed))).toEqual(parsed)
      }),
    ))

  test('keeps its text when its category makes no sense', () =>
    expect(parseDraft('{"title":"Why?","details":"","category":"Other"}')).toEqual({
      title: 'Why?',
      details: '',
      category: '',
    }))
})

describe('An answer', () => {
  test('is neither empty nor endless', () => {
    expect(answerProblem('  ')).toBe('Write your answer.')
    expect(answerProblem('\u200D\u2800')).toBe('Write your answer.')
    expect(answerProblem('👍')).toBeUndefined()
    expect(answerProblem(` ${'a'.repeat(limits.answer)}\n`)).toBeUndefined()
    expect(answerProblem('a'.repeat(limits.answer + 1))).toBe('Keep the answer to 4000 characters.')
  })

  test.each(['', '7', '{"one":1}'])('%j in the store counts as none being written', stored =>
    expect(parseAnswerDrafts(stored)).toEqual({}),
  )
})

describe('A list of questions', () => {
  const other = { ...question, id: 'two', category: 'Billing' } as const
  test('shows all, or one category, in its order', () => {
    expect(shownQuestions([question, other], 'All')).toEqual([question, other])
    expect(shownQuestions([question, other], 'Billing')).toEqual([other])
    expect(shownQuestions([question, other], 'Support')).toEqual([])
  })

  test('tells samples from members’ questions', () => {
    expect(isSample({ ...question, uid: '' })).toBe(true)
    expect(isSample(question)).toBe(false)
    expect(isSample({ ...question, uid: '', deleted: true })).toBe(false)
  })

  test('stands as it would when the database has answered', () => {
    const later = { ...question, id: 'later', at: 9, votes: -2 }
    const liked = { ...other, votes: 5 }
    expect(knownOf([question, later, liked], { filter: 'All', sort: 'newest' })[0]).toBe(later)
    expect(knownOf([later, question, liked], { filter: 'All', sort: 'top' })).toEqual([
      liked,
      question,
      later,
    ])
    expect(knownOf([question, liked], { filter: 'Billing', sort: 'top' })).toEqual([liked])
  })

  test('needs no more of a question that is deleted and has no answer', () => {
    const deleted = { ...question, deleted: true }
    expect(isSpent(deleted)).toBe(true)
    expect(isSpent({ ...deleted, answers: -1 })).toBe(true)
    expect(isSpent({ ...deleted, answers: 1 })).toBe(false)
    expect(isSpent(question)).toBe(false)
  })

  test('says who asked, or that it was a member', () => {
    expect(askedBy('Ann')).toBe('Ann')
    expect(askedBy('')).toBe('a member')
  })

  test('grows at its end, and holds nothing twice', () =>
    expect(withMore([question], [{ ...question, votes: 8 }, other])).toEqual([question, other]))
})

describe('The news of a member', () => {
  test('are the answers that came since the last look, in words', () => {
    const questions = [
      { ...question, answers: 3 },
      { ...question, id: 'two', answers: 1 },
      { ...question, id: 'old', answers: 1 },
      { ...question, id: 'same', answers: 1 },
    ]
    expect(newsOf(questions, { one: 1, old: 2, same: 1 })).toEqual([
      { question: 'one', title: question.title, count: 2 },
      { question: 'two', title: question.title, count: 1 },
    ])
    expect([newsWords(1), newsWords(2)]).toEqual(['1 new answer', '2 new answers'])
  })

  test('forget the question that was looked at longest ago, once there are a hundred', () => {
    let seen = withSeen({}, 'first', 1)
    for (let at = 0; at < 99; at++) seen = withSeen(seen, `q${at}`, 1)
    expect(Object.keys(seen)).toHaveLength(100)
    expect(Object.keys(withSeen(seen, 'first', 2))[0]).toBe('first')
    expect(withSeen(seen, 'first', 2)).toEqual({ ...seen, first: 2 })
    expect(withSeen(seen, 'new', 1)).not.toHaveProperty('first')
  })
})

describe('The address', () => {
  test.each([
    ['', '', 'All', 'newest', ''],
    ['Billing', 'top', 'Billing', 'top', ''],
    ['billing', 'newest', 'All', 'newest', 'billing'],
    ['<b>', 'best', 'All', 'newest', '<b>'],
  ])('category %j and sort %j show %s, %s', (category, sort, filter, order, unknown) =>
    expect(viewOf(category, sort)).toEqual({ view: { filter, sort: order }, unknown }),
  )

  test('an invented category is quoted in part only, however long it is', () =>
    expect(viewOf('a'.repeat(9999), '').unknown).toHaveLength(40))

  test('says what is shown, and leads back to a question', () => {
    expect(forumPath({ filter: 'All', sort: 'newest' })).toBe('/forum')
    expect(forumPath({ filter: 'Billing', sort: 'top' }, 'question-one')).toBe(
      '/forum?category=Billing&sort=top#question-one',
    )
    expect(forumPath({ filter: 'All', sort: 'top' })).toBe('/forum?sort=top')
    expect(forumPath({ filter: 'Billing', sort: 'newest' }, anchorOf(question))).toBe(
      '/forum?category=Billing#question-one',
    )
  })

  test('names a question in its fragment, or none', () => {
    expect(questionOf('#question-3f-a')).toBe('3f-a')
    expect(questionOf('#ask')).toBeUndefined()
    expect(questionOf('#question-a%3Fb')).toBe('a?b')
    expect(questionOf('#question-%E0%A4%A')).toBe('%E0%A4%A')
    expect(questionOf('')).toBeUndefined()
    expect(questionOf('#question-')).toBeUndefined()
    expect(questionOf('#a#question-one')).toBeUndefined()
    expect(isQuestionId('a'.repeat(64))).toBe(true)
    expect(isQuestionId('3f-a_B')).toBe(true)
    for (const id of ['a?b', 'a/b', '', 'a'.repeat(65)]) expect(isQuestionId(id)).toBe(false)
  })
})

describe('A question from outside', () => {
  test('is taken as it should be', () => expect(v.is(Question, question)).toBe(true))

  test('is taken however the database counts its characters', () =>
    expect(v.is(Question, { ...question, title: '🔥'.repeat(150) })).toBe(true))

  test('cannot make "gnp.exe" read "exe.png"', () => {
    const tricky = { title: 'Run \u202Egnp.exe', details: '\u2067a\u2069', user: '\u202DAnn' }
    expect(v.parse(Question, { ...question, ...tricky })).toMatchObject({
      title: 'Run gnp.exe',
      details: 'a',
      user: 'Ann',
    })
  })

  test.each([
    { title: '' },
    { title: 'a'.repeat(151) },
    { details: 'a'.repeat(4001) },
    { category: 'Other' },
    { votes: 1.5 },
    { votes: '3' },
    { at: Number.NaN },
    { user: undefined },
    { user: 'a'.repeat(81) },
    { id: '' },
    { answers: 1.5 },
  ])('is not taken with %j', wrong => expect(v.is(Question, { ...question, ...wrong })).toBe(false))
})

test('what is left of a deleted question has no words, and a question in its place has', () => {
  const left = { ...question, title: '', deleted: true }
  expect(v.is(Question, left)).toBe(true)
  expect(v.is(TakenAway, { deleted: true })).toBe(true)
  expect(v.is(TakenAway, left)).toBe(false)
  expect(v.is(TakenAway, { deleted: false })).toBe(false)
})

test('an answer from outside has words, and its writer may have no name', () => {
  const answer = { id: 'one', text: 'Try \u202Ethis.', user: '', uid: 'bob', at: 1 }
  expect(v.parse(Answer, answer)).toEqual({ ...answer, text: 'Try this.', edited: 0 })
  for (const wrong of [{ text: '' }, { text: '\u202E' }, { text: 'a'.repeat(4001) }, { id: '' }])
    expect(v.is(Answer, { ...answer, ...wrong })).toBe(false)
})

test('a report says what is wrong', () => {
  expect(reportProblem('', '')).toBe('Choose what is wrong.')
  expect(reportProblem('spam', '')).toBeUndefined()
  expect(reportProblem('other', '  ')).toBe('Say in a few words what is wrong.')
  expect(reportProblem('other', 'a'.repeat(500))).toBeUndefined()
  expect(reportProblem('spam', 'a'.repeat(501))).toBe('Keep it to 500 characters.')
})

test('a report by message names the post, where it stands and where an operator finds it', () => {
  const about = {
    kind: 'answer',
    post: answerPost('one', 'first'),
    path: '/forum#question-one',
    name: 'the answer by Ann & Bob',
  } as const
  const url = new URL(reportAddress('help@x.example', about, 'https://x.example'))
  expect(url.pathname).toBe('help@x.example')
  expect(url.searchParams.get('subject')).toBe('Please look at an answer')
  expect(url.searchParams.get('body')?.split('\r\n')).toEqual([
    'https://x.example/forum#question-one',
    'questions/one/answers/first',
    '',
    'What is wrong with it:',
    '',
  ])
  const review = { kind: 'review', post: '', path: '', name: '' } as const
  expect(new URL(reportAddress('a@x.example', review, '')).searchParams.get('subject')).toBe(
    'Please look at a review',
  )
})
