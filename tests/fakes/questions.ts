import { setPersistentEngine } from '@nanostores/persistent'
import { vi } from 'vitest'

import type { Question } from '#domain/forum/forum.ts'
import { ok } from '#domain/result.ts'
import type { Member } from '#domain/sign-in/session.ts'
import { nullQuestions, nullWriter } from '#services/questions.ts'
import type { QuestionReader, QuestionWriter } from '#services/questions.ts'

export const ann: Member = {
  uid: 'ann',
  displayName: 'Ann',
  email: 'ann@example.org',
  phoneNumber: '',
  photoURL: '',
}

export const hum: Question = {
  id: 'hum',
  title: 'Why does it hum?',
  details: '',
  category: 'Technical',
  user: 'Ann',
  uid: 'ann',
  at: 1,
  edited: 0,
  votes: 3,
  answers: 0,
  deleted: false,
}

export const sample: Question = { ...hum, id: 'sample-1', uid: '', at: 0, votes: 0 }

type Database = QuestionReader & QuestionWriter

/** A forum database that has one question, and does what it is asked unless a test says otherwise. */
export function fakeQuestions(others: Partial<Database> = {}): Database {
  return {
    ...nullQuestions,
    ...nullWriter,
    available: true,
    page: async () => ok({ questions: [hum] }),
    one: async () => ok(hum),
    votesOf: async () => ok({}),
    vote: vi.fn(async () => ok(null)),
    ask: async ({ uid }, draft, id) => ok({ ...hum, ...draft, id, uid, votes: 0 }),
    edit: async () => ok(5),
    editAnswer: async () => ok(5),
    remove: async () => ok('deleted'),
    answer: async ({ uid }, _question, text, id) =>
      ok({ id, text, uid, user: 'Ann', at: 2, edited: 0 }),
    removeAnswer: async () => ok(null),
    report: async () => ok('sent'),
    ...others,
  }
}

/** An address that asks for nothing. */
export const nowhere = {
  parameter: () => '',
  setParameter: () => {},
  fragment: () => '',
  watchFragment: () => () => {},
}

/** What the browser keeps, for a test. */
export function fakeDevice(): Record<string, string> {
  const device: Record<string, string> = {}
  setPersistentEngine(device, { addEventListener() {}, removeEventListener() {}, perKey: false })
  return device
}
